import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { ListItem } from '#domain/favourite-lists/favourite-list'
import { changeRow } from '#domain/favourite-lists/row-change'
import { movedBehind, neighbourAfterStep } from '#domain/favourite-lists/row-order'
import { matchesRow } from '#domain/favourite-lists/row-search'
import { articleNumber, listItemId } from '#domain/kernel/ids'
import { many } from '../given'

const row: ListItem = {
  itemId: listItemId('r1'),
  articleNumber: articleNumber('4208103'),
  quantity: many(3),
  note: 'Hylla A',
}

describe('the order of rows', () => {
  it('names the neighbour: a row is put behind another, or first', () => {
    expect(movedBehind(['a', 'b', 'c'], 'a', 'c')).toEqual(O.some(['b', 'c', 'a']))
    expect(movedBehind(['a', 'b', 'c'], 'c', undefined)).toEqual(O.some(['c', 'a', 'b']))
    expect(movedBehind(['a', 'b', 'c'], 'b', 'b')).toEqual(O.some(['a', 'b', 'c']))
  })

  it('is not guessed when the row or its neighbour is gone', () => {
    expect(movedBehind(['a', 'b'], 'c', 'a')).toEqual(O.none)
    expect(movedBehind(['a', 'b'], 'a', 'c')).toEqual(O.none)
  })

  it('ends at its ends when a row is moved by steps', () => {
    expect(neighbourAfterStep(['a', 'b', 'c'], 'c', 'up')).toEqual(O.some('a'))
    expect(neighbourAfterStep(['a', 'b', 'c'], 'b', 'up')).toEqual(O.some(undefined))
    expect(neighbourAfterStep(['a', 'b', 'c'], 'a', 'up')).toEqual(O.none)
    expect(neighbourAfterStep(['a', 'b', 'c'], 'a', 'down')).toEqual(O.some('b'))
    expect(neighbourAfterStep(['a', 'b', 'c'], 'c', 'down')).toEqual(O.none)
  })
})

type Change =
  | { readonly tag: 'Move'; readonly row: string; readonly after: string | undefined }
  | { readonly tag: 'Add'; readonly row: string }
  | { readonly tag: 'Remove'; readonly row: string }

const anyRow = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ tag: fc.constant('Move' as const), row: anyRow, after: fc.option(anyRow, { nil: undefined }) }),
  fc.record({ tag: fc.constant('Add' as const), row: anyRow }),
  fc.record({ tag: fc.constant('Remove' as const), row: anyRow }),
)

const carryOut = (order: readonly string[], asked: Change): readonly string[] => {
  switch (asked.tag) {
    case 'Move':
      return O.getOrElse(() => order)(movedBehind(order, asked.row, asked.after))
    case 'Add':
      return order.includes(asked.row) ? order : [...order, asked.row]
    case 'Remove':
      return order.filter((one) => one !== asked.row)
  }
}

describe('rows that two colleagues move, add and remove at once', () => {
  test.prop([fc.array(change), fc.array(change), fc.array(fc.boolean())])(
    'are neither lost nor doubled, however their changes arrive',
    (own, others, turns) => {
      const left = [...own]
      const right = [...others]
      let order: readonly string[] = ['a', 'b', 'c', 'd']
      const there = new Set(order)
      for (const turn of [...turns, ...own.map(() => true), ...others.map(() => false)]) {
        const next = (turn ? left : right).shift()
        if (next === undefined) continue
        order = carryOut(order, next)
        if (next.tag === 'Add') there.add(next.row)
        if (next.tag === 'Remove') there.delete(next.row)
        expect(order.toSorted()).toEqual([...there].toSorted())
      }
    },
  )

  test.prop([
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 2 }),
    anyRow,
    fc.option(anyRow, { nil: undefined }),
  ])(
    'keep the order of all that were not moved, and the moved one stands behind its neighbour',
    (order, moved, after) => {
      const found = movedBehind(order, moved, after)
      if (O.isNone(found)) return
      expect(found.value.filter((one) => one !== moved)).toEqual(order.filter((one) => one !== moved))
      if (after !== moved) expect(found.value[found.value.indexOf(moved) - 1]).toBe(after)
    },
  )

  test.prop([fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 2 }), fc.nat(4)])(
    'are back where they were after a step down and a step up',
    (order, index) => {
      const moved = order[index]
      if (moved === undefined) return
      const step = (from: readonly string[], way: 'up' | 'down') =>
        O.chain((after: string | undefined) => movedBehind(from, moved, after))(neighbourAfterStep(from, moved, way))
      const down = step(order, 'down')
      if (O.isSome(down)) expect(step(down.value, 'up')).toEqual(O.some(order))
    },
  )
})

describe('a change of a row', () => {
  it('is made when nobody has changed what was seen', () => {
    expect(changeRow(row, { to: { quantity: many(5) }, seen: { quantity: many(3) } })).toEqual(
      E.right({ ...row, quantity: 5 }),
    )
  })

  it('is refused with the present row when a colleague has changed the same field', () => {
    expect(changeRow(row, { to: { quantity: many(5) }, seen: { quantity: many(2) } })).toEqual(
      E.left({ tag: 'RowOvertaken', present: row }),
    )
    expect(changeRow(row, { to: { note: 'Hylla B' }, seen: { note: '' } })).toEqual(
      E.left({ tag: 'RowOvertaken', present: row }),
    )
  })

  it('does not meet a change of another field, nor one to the same value', () => {
    expect(changeRow(row, { to: { note: 'Hylla B' }, seen: { note: 'Hylla A', quantity: many(1) } })).toEqual(
      E.right({ ...row, note: 'Hylla B' }),
    )
    expect(changeRow(row, { to: { quantity: many(3) }, seen: { quantity: many(1) } })).toEqual(E.right(row))
  })

  const quantity = fc.integer({ min: 1, max: 4 }).map(many)
  test.prop([quantity, quantity, quantity])(
    'of two at once leaves either the wish of both, or tells the second: nothing is silently written over',
    (before, first, second) => {
      const start = { ...row, quantity: before }
      const one = changeRow(start, { to: { quantity: first }, seen: { quantity: before } })
      if (E.isLeft(one)) throw new Error('the first change meets nobody')
      const two = changeRow(one.right, { to: { quantity: second }, seen: { quantity: before } })
      if (E.isRight(two) && first !== before) expect(two.right.quantity).toBe(first)
    },
  )
})

describe('a search within a list', () => {
  it('finds rows that have every word somewhere, whatever the case', () => {
    const texts = ['4208103', 'Kulventil MF Vega DN20', 'Hylla Å']
    expect(matchesRow('kulventil å', texts)).toBe(true)
    expect(matchesRow('4208 vega', texts)).toBe(true)
    expect(matchesRow('kulventil hylla b', texts)).toBe(false)
    expect(matchesRow('  ', texts)).toBe(true)
  })
})

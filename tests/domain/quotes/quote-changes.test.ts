import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteRowId } from '#domain/kernel/ids'
import { type QuoteChanges, rowsAfter } from '#domain/quotes/quote-changes'
import type { QuoteRow } from '#domain/quotes/quote-row'
import { aQuote, aRow, ownRow } from './given'

const changes = (values: Partial<QuoteChanges>): QuoteChanges => {
  const { rows: _rows, ...quote } = aQuote()
  return { quote, basis: 1, rows: [], removed: [], order: undefined, overwritten: [], ...values }
}

const ids = (rows: readonly QuoteRow[]) => rows.map(({ rowId }) => rowId)

/** A quantity for each of eight rows before a change and after it; 0: it is not there. The order is that of `places`. */
const twoStates = fc.record({
  before: fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
  after: fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
  places: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
})

describe('the rows of a quote after a change', () => {
  it('are those of the service, whatever was added, changed, moved and removed', () => {
    fc.assert(
      fc.property(twoStates, ({ before, after, places }) => {
        const rowOf = (quantities: readonly number[]) => (place: number) =>
          (quantities[place] ?? 0) === 0 ? [] : [aRow(`r${place}`, { quantity: quantities[place] ?? 0 })]
        const old = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(rowOf(before))
        const now = places.flatMap(rowOf(after))
        const told = changes({
          rows: now.filter(({ rowId, quantity }) => old.find((row) => row.rowId === rowId)?.quantity !== quantity),
          removed: ids(old).filter((rowId) => !ids(now).includes(rowId)),
          order: ids(now),
        })
        expect(rowsAfter(old, told)).toEqual(now)
      }),
    )
  })

  it('are the same where nothing of them has changed', () => {
    const rows = [aRow('a'), ownRow('b')]
    expect(rowsAfter(rows, changes({}))).toBe(rows)
  })

  it('keep their order where none is told, with new rows last', () => {
    const rows = [aRow('a'), aRow('b'), aRow('c')]
    const told = changes({ rows: [aRow('new'), aRow('b', { quantity: 9 })], removed: [quoteRowId('a')] })
    expect(rowsAfter(rows, told)).toEqual([aRow('b', { quantity: 9 }), aRow('c'), aRow('new')])
  })

  it('come last where an order does not name them', () => {
    const rows = [aRow('a'), aRow('b'), aRow('c')]
    const told = changes({ order: [quoteRowId('c'), quoteRowId('gone'), quoteRowId('b')] })
    expect(ids(rowsAfter(rows, told))).toEqual(['c', 'b', 'a'])
  })
})

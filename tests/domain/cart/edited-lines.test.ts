import { describe, expect, it } from 'vitest'
import {
  afterConfirmed,
  editById,
  onlyLinesOf,
  onPresentLines,
  presentLine,
  withLinesOf,
} from '#domain/cart/edited-lines'
import { editRequested } from '#domain/cart/pending-edits'
import type { CartEdit, EditRequested } from '#domain/cart/protocol'
import { articleNumber, cartId, commandId, instant } from '#domain/kernel/ids'
import { aCart, aLine, day, many } from '../given'
import { keyOf, newLine } from './given-cart'

const [a, b, c] = ['1', '2', '3'].map((article, index) =>
  aLine({ articleNumber: articleNumber(article), quantity: 10 * (index + 1) }),
)
if (a === undefined || b === undefined || c === undefined) throw new Error('there are lines')
const cart = aCart([a, b, c])
const before = (...lines: readonly (typeof a)[]) =>
  lines.map(({ key, cartItemId, quantity }) => ({ line: key, item: cartItemId, quantity }))
const setTo = (line: typeof a, quantity: number): CartEdit => ({ type: 'ChangeQuantity', line: line.key, quantity })
const requested = (edit: CartEdit, id = 'e1'): EditRequested =>
  editRequested(edit, commandId(id), instant('2026-03-10T09:30:00.000Z'))
const add: CartEdit = { type: 'AddLines', from: 'hand', lines: [newLine('1', 2)] }

describe('[ERROR-25] lines as they were before an edit', () => {
  it.each<readonly [string, CartEdit, readonly (typeof a)[]]>([
    ['a quantity: its line', setTo(b, 5), [b]],
    ['a label: its lines', { type: 'ChangeLabel', lines: [a.key, c.key], label: 'Kök' }, [a, c]],
    ['an emptying: all', { type: 'EmptyCart' }, [a, b, c]],
    ['a deletion: all', { type: 'DeleteCart' }, [a, b, c]],
    ['an add: none', add, []],
    ['a line that is not confirmed yet: none', { type: 'RemoveLines', lines: [keyOf('9')] }, []],
  ])('are remembered of %s', (_what, edit, lines) => {
    expect(withLinesOf([], edit, cart)).toEqual(before(...lines))
  })

  it('stay as they were before the first of several edits', () => {
    const known = [{ line: a.key, item: undefined, quantity: 7 }]
    expect(withLinesOf(known, { type: 'RemoveLines', lines: [a.key, b.key] }, cart)).toEqual([...known, ...before(b)])
    expect(withLinesOf(known, setTo(a, 3), cart)).toBe(known)
  })

  it('are none while no cart is confirmed', () => {
    expect(withLinesOf([], setTo(a, 3), undefined)).toEqual([])
    expect(withLinesOf([], { type: 'EmptyCart' }, undefined)).toEqual([])
  })

  it('are forgotten with the last unsettled edit of them', () => {
    expect(onlyLinesOf(before(a, b), [requested(setTo(b, 5))])).toEqual(before(b))
    expect(onlyLinesOf(before(a, b), [requested({ type: 'DeleteCart' })])).toEqual(before(a, b))
    expect(onlyLinesOf(before(a, b), [requested({ type: 'EmptyCart' })])).toEqual(before(a, b))
    expect(onlyLinesOf(before(a, b), [requested(add)])).toEqual([])
    expect(onlyLinesOf(before(a, b), [])).toEqual([])
  })
})

describe('[ERROR-25] lines after edits of the user were confirmed', () => {
  const now = aCart([{ ...a, quantity: many(15) }, { ...b, quantity: many(25) }, c])
  const settledThen = (settled: readonly CartEdit[], unsettled: readonly CartEdit[]) =>
    afterConfirmed(
      before(a, b),
      { settled: settled.map((edit) => requested(edit)), unsettled: unsettled.map((edit) => requested(edit)) },
      now,
    )

  it('are as confirmed where a later edit was made upon them, and as they were where not', () => {
    expect(settledThen([setTo(a, 15)], [setTo(a, 20), setTo(b, 30)])).toEqual([
      ...before(b),
      { line: a.key, item: a.cartItemId, quantity: 15 },
    ])
  })

  it('are forgotten where no edit of them is left', () => {
    expect(settledThen([setTo(a, 15)], [setTo(b, 30)])).toEqual(before(b))
    expect(settledThen([setTo(a, 15)], [])).toEqual([])
  })

  it('are as confirmed after an add to them, too', () => {
    expect(settledThen([add], [setTo(a, 20)])).toEqual([{ line: a.key, item: a.cartItemId, quantity: 15 }])
  })

  it('are as they were where an add says no delivery, so that its line is not known', () => {
    const toNoDelivery: CartEdit = { ...add, lines: [newLine('1', 2, { deliveryId: undefined })] }
    expect(settledThen([toNoDelivery], [setTo(a, 20)])).toEqual(before(a))
  })
})

describe('an edit whose lines others have changed', () => {
  const [edited] = before(a)
  if (edited === undefined) throw new Error('there is a line')
  const moved = { ...a, key: keyOf('1', 'EXH') }
  const other = { ...b, key: keyOf('2', 'EXH') }

  it('finds its line by key, else by the id of the service', () => {
    expect(presentLine(cart, edited)).toBe(a)
    const renumbered = { ...a, cartItemId: b.cartItemId }
    expect(presentLine(aCart([renumbered]), edited)).toBe(renumbered)
    expect(presentLine(aCart([other, moved]), edited)).toBe(moved)
    expect(presentLine(aCart([other]), edited)).toBeUndefined()
  })

  it('finds no line without an id', () => {
    const unconfirmed = { ...moved, cartItemId: undefined }
    expect(presentLine(aCart([unconfirmed]), { ...edited, item: undefined })).toBeUndefined()
  })

  it.each<readonly [CartEdit, CartEdit]>([
    [setTo(a, 5), { type: 'ChangeQuantity', line: moved.key, quantity: 5 }],
    [
      { type: 'ChangeLabel', lines: [a.key, b.key], label: 'Kök' },
      { type: 'ChangeLabel', lines: [moved.key, b.key], label: 'Kök' },
    ],
    [
      { type: 'ChangeDelivery', lines: [a.key], deliveryId: 'EXB' },
      { type: 'ChangeDelivery', lines: [moved.key], deliveryId: 'EXB' },
    ],
    [
      { type: 'RemoveLines', lines: [a.key] },
      { type: 'RemoveLines', lines: [moved.key] },
    ],
  ])('is made again on the lines as they are now: %o', (edit, again) => {
    expect(onPresentLines(edit, [edited], aCart([other, moved]))).toEqual(again)
  })

  it.each<CartEdit>([
    add,
    { type: 'EmptyCart' },
    { type: 'DeleteCart' },
    { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: day('2026-03-16') },
    { type: 'IncludeDelivery', deliveryId: 'DBI', included: true },
    { type: 'TransferCart', source: cartId('k9') },
  ])('is the same where it names no line: %o', (edit) => {
    expect(onPresentLines(edit, [edited], aCart([moved]))).toBe(edit)
  })

  it('keeps its lines where they are gone, were never edited, or no cart is there', () => {
    const edit = setTo(a, 5)
    expect(onPresentLines(edit, [edited], aCart([other]))).toEqual(edit)
    expect(onPresentLines(edit, before(b), aCart([moved]))).toEqual(edit)
    expect(onPresentLines(edit, [edited], undefined)).toEqual(edit)
  })

  it('is found by its id', () => {
    const both = [requested(add, 'e1'), requested(setTo(a, 5), 'e2')]
    expect(editById(both, commandId('e2'))).toBe(both[1])
    expect(editById(both, commandId('e3'))).toBeUndefined()
  })
})

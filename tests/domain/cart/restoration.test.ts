import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import { MOST_ADDED } from '#domain/cart/most-added'
import { editsToRestore, type PlacedRestoration, restorationOf } from '#domain/cart/restoration'
import type { CartEdit } from '#domain/cart/protocol'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, aLineArticle, day } from '../given'
import { confirmed, linesOf, type Ran, step, viewOf } from './given-cart'

const numbered = (index: number, own: Parameters<typeof aLine>[0] = {}): CartLine =>
  aLine({ ...own, articleNumber: articleNumber(String(1_000_000 + index)) })

/** The undo of a removal: the cart after it, and what could not come back. */
const undone = (cart: Ran, removed: readonly CartLine[], by: CartEdit) => {
  const restoration = restorationOf(viewOf(cart), removed)
  const without = step(cart, by, 'removal')
  const { edits, left } = editsToRestore(without.state, restoration)
  const back = edits.reduce((ran, edit, index) => step(ran, edit, `undo ${index}`), without)
  return { without, edits, left: left.map(({ line }) => line), back }
}

const contentOf = (ran: Ran) => linesOf(ran).map(({ line: { key, quantity } }) => [key, quantity] as const)

/** What the shop does not sell any more since it was put into the cart. */
const unsold = aLineArticle({ discontinued: true, stock: undefined })

const carts = fc.uniqueArray(
  fc.record({
    index: fc.nat({ max: 8 }),
    deliveryId: fc.constantFrom(...deliveryIds),
    label: fc.constantFrom('', 'Plan 1', 'Plan 2'),
    quantity: fc.integer({ min: 1, max: 500 }),
    isSold: fc.boolean(),
    isRemoved: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12, selector: ({ index, deliveryId, label }) => `${index} ${deliveryId} ${label}` },
)

describe('the undo of a removal', () => {
  test.prop([carts])('brings back every line, or names it, and no line keeps another back', (given) => {
    const lines = given.map(({ index, deliveryId, label, quantity, isSold }) =>
      numbered(index, { deliveryId, label, quantity, ...(isSold ? {} : { article: unsold }) }),
    )
    const removed = lines.filter((_, index) => given[index]?.isRemoved)
    const cart = confirmed(lines, { version: 1 })

    const { left, back } = undone(cart, removed, { type: 'RemoveLines', lines: removed.map(({ key }) => key) })

    const named = new Set(left.map((one) => lineKey(one.articleNumber, one.deliveryId ?? 'DBI', one.label)))
    expect(contentOf(back)).toEqual(contentOf(cart).filter(([key]) => !named.has(key)))
    expect(left.every(({ article }) => article?.discontinued === true)).toBe(true)
    expect(back.refusals).toEqual([])
  })

  it('brings 1,500 lines back in adds that the service has room for, in their order', () => {
    const lines = Array.from({ length: 1_500 }, (_, index) => numbered(index, { quantity: (index % 9) + 1 }))
    const cart = confirmed(lines, { version: 1 })

    const { edits, left, back } = undone(cart, lines, { type: 'EmptyCart' })

    expect(edits.map((edit) => (edit.type === 'AddLines' ? edit.lines.length : 0))).toEqual([MOST_ADDED, 500])
    expect(left).toEqual([])
    expect(contentOf(back)).toEqual(contentOf(cart))
    expect(back.effects.filter(({ type }) => type === 'AddItems')).toHaveLength(2)
  })

  const removedAndUndone = fc.integer({ min: 1, max: 7 }).chain((count) => {
    const order = fc.shuffledSubarray(
      Array.from({ length: count }, (_, index) => index),
      { minLength: count, maxLength: count },
    )
    return fc.record({ removed: order, undone: order })
  })
  test.prop([removedAndUndone])('puts lines that were removed one by one where they were, in any order', (given) => {
    const lines = [...given.removed, given.removed.length].map((_, index) =>
      numbered(index, { deliveryId: index % 3 === 1 ? 'EXH' : 'DBI' }),
    )
    const cart = confirmed(lines, { version: 1 })
    const restorations = new Map<number, PlacedRestoration>()
    const without = given.removed.reduce((ran, index) => {
      const [line] = lines.slice(index, index + 1)
      if (line === undefined) return ran
      const last = [...restorations.values()].at(-1)
      restorations.set(index, restorationOf(viewOf(ran), [line], last?.order))
      return step(ran, { type: 'RemoveLines', lines: [line.key] }, `removal ${index}`)
    }, cart)

    const back = given.undone.reduce((ran, index) => {
      const { edits } = editsToRestore(ran.state, restorations.get(index) ?? { lines: [], deliveries: [], order: {} })
      return edits.reduce((now, edit, at) => step(now, edit, `undo ${index} ${at}`), ran)
    }, without)

    expect(contentOf(back)).toEqual(contentOf(cart))
  })

  it('brings nothing back where nobody is logged in, and says so of every line', () => {
    const line = numbered(1)
    const cart = confirmed([line], { version: 1 })
    const restoration = restorationOf(viewOf(cart), [line])

    expect(editsToRestore({ tag: 'NoContext', left: undefined }, restoration)).toEqual({
      edits: [],
      onto: [],
      restoredBefore: [],
      left: restoration.lines.map((one) => ({ line: one, refusal: { tag: 'NotLoggedIn' } })),
    })
  })

  it('asks for what a delivery had of both, and for no delivery whose lines stay away', () => {
    const lines = [
      numbered(1),
      numbered(2, { deliveryId: 'EXH' }),
      numbered(3, { deliveryId: 'XXX', article: unsold }),
      numbered(4, { deliveryId: 'EXB' }),
    ]
    const cart = confirmed(lines, {
      version: 1,
      deliveries: [
        { deliveryId: 'DBI', requestedDeliveryDate: day('2026-03-12'), isIncludedInOrder: true },
        { deliveryId: 'EXH', requestedDeliveryDate: undefined, isIncludedInOrder: false },
        { deliveryId: 'XXX', requestedDeliveryDate: undefined, isIncludedInOrder: false },
        { deliveryId: 'EXB', requestedDeliveryDate: undefined, isIncludedInOrder: true },
      ],
    })

    expect(restorationOf(viewOf(cart), lines).deliveries.map(({ deliveryId }) => deliveryId)).toEqual([
      'DBI',
      'EXH',
      'XXX',
    ])
    const { edits, left } = undone(cart, lines, { type: 'EmptyCart' })
    expect(left).toMatchObject([{ articleNumber: '1000003' }])
    expect(edits.slice(1)).toEqual([
      { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: '2026-03-12' },
      { type: 'IncludeDelivery', deliveryId: 'EXH', included: false },
    ])
  })

  it('asks again for the day and the exclusion of deliveries that were removed whole, and of no others', () => {
    const lines = [numbered(1), numbered(2, { deliveryId: 'EXH' }), numbered(3, { deliveryId: 'EXH' })]
    const entry = { requestedDeliveryDate: day('2026-03-12'), isIncludedInOrder: false }
    const deliveries = [
      { deliveryId: 'DBI', ...entry },
      { deliveryId: 'EXH', ...entry },
    ] as const
    const cart = confirmed(lines, { version: 1, deliveries })
    const [first, second] = lines
    if (first === undefined || second === undefined) throw new Error('there are lines')

    const all = undone(cart, lines, { type: 'DeleteCart' })
    expect(all.back.effects.slice(1)).toMatchObject([
      { type: 'AddItems' },
      { type: 'SetDeliveryDate', deliveryId: 'DBI', date: '2026-03-12' },
      { type: 'SetIncluded', deliveryId: 'DBI', included: false },
      { type: 'SetDeliveryDate', deliveryId: 'EXH', date: '2026-03-12' },
      { type: 'SetIncluded', deliveryId: 'EXH', included: false },
    ])
    const some = [first, second]
    const { edits } = undone(cart, some, { type: 'RemoveLines', lines: some.map(({ key }) => key) })
    expect(edits.map((edit) => ('deliveryId' in edit ? edit.deliveryId : edit.type))).toEqual([
      'AddLines',
      'DBI',
      'DBI',
    ])
  })
})

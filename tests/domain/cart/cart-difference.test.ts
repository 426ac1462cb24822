import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart, CartLine } from '#domain/cart/cart'
import { cartDifference, withDifference } from '#domain/cart/cart-difference'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import { aCart, aLine, aLineArticle, many } from '../given'

interface Item {
  readonly id: number
  readonly quantity: number
  readonly isKnown: boolean
}

const lineOf = ({ id, quantity, isKnown }: Item): CartLine => ({
  ...aLine({ articleNumber: articleNumber(String(1_000_000 + id)), quantity: many(quantity) }),
  cartItemId: cartItemId(`item-${id}`),
  article: isKnown ? aLineArticle() : undefined,
})

const items = fc.uniqueArray(
  fc.record({ id: fc.nat(12), quantity: fc.integer({ min: 1, max: 3 }), isKnown: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 8 },
)

/** A newer cart: some lines of the one before, whatever their place, and lines that are new or changed. */
const carts = fc
  .tuple(items, items)
  .chain(([before, changed]) =>
    fc
      .shuffledSubarray(before.filter(({ id }) => changed.every((other) => other.id !== id)))
      .chain((kept) => fc.tuple(fc.constant(before), fc.shuffledSubarray([...kept, ...changed]))),
  )
  .map(([before, after]): readonly [Cart, Cart] => {
    const lines = before.map(lineOf)
    const kept = (item: Item) => lines.find((line, place) => before[place] === item && line)
    return [
      aCart(lines, { version: 1 }),
      aCart(
        after.map((item) => kept(item) ?? lineOf(item)),
        { version: 2 },
      ),
    ]
  })

/** The most usual newer cart: lines changed where they are, and new ones last. */
const cartsInPlace = fc
  .tuple(items, fc.array(fc.boolean()), fc.array(fc.integer({ min: 4, max: 6 })))
  .map(([before, changed, added]): readonly [Cart, Cart] => {
    const lines = before.map(lineOf)
    const next = lines.map((line, place) => (changed[place] === true ? { ...line, quantity: many(9) } : line))
    const last = added.map((quantity, place) => lineOf({ id: 20 + place, quantity, isKnown: false }))
    return [aCart(lines, { version: 1 }), aCart([...next, ...last], { version: 2 })]
  })

describe('the difference to a newer cart', () => {
  it('leads to that cart, whatever changed', () => {
    fc.assert(
      fc.property(fc.oneof(carts, cartsInPlace), ([before, next]) => {
        expect(withDifference(before, cartDifference(before, next))).toEqual(next)
        expect(withDifference(undefined, cartDifference(undefined, next))).toEqual(next)
      }),
    )
  })

  it('names changed and new lines alone, and no order where lines stay in place and new ones are last', () => {
    fc.assert(
      fc.property(cartsInPlace, ([before, next]) => {
        const { lines, removed, order, head } = cartDifference(before, next)
        const changed = next.lines.filter((line) => !before.lines.includes(line))
        expect(lines.map((line) => line.cartItemId)).toEqual(changed.map((line) => line.cartItemId))
        expect({ removed, order, head }).toEqual({ removed: [], order: undefined, head: undefined })
      }),
    )
  })

  it('names removed lines, and no order where the others keep theirs', () => {
    fc.assert(
      fc.property(items, fc.array(fc.boolean()), (before, gone) => {
        const cart = aCart(before.map(lineOf), { version: 1 })
        const kept = cart.lines.filter((_line, place) => gone[place] !== true)
        const { lines, removed, order } = cartDifference(cart, { ...cart, lines: kept, version: 2 })
        expect(removed).toEqual(cart.lines.filter((line) => !kept.includes(line)).map((line) => line.cartItemId))
        expect({ lines, order }).toEqual({ lines: [], order: undefined })
      }),
    )
  })

  it('names the order of all lines where they changed places', () => {
    const [a, b] = [1, 2].map((id) => lineOf({ id, quantity: 1, isKnown: true }))
    if (a === undefined || b === undefined) throw new Error('Two lines were made.')
    const { lines, removed, order } = cartDifference(aCart([a, b], { version: 1 }), aCart([b, a], { version: 2 }))
    expect({ lines, removed, order }).toEqual({ lines: [], removed: [], order: [b.cartItemId, a.cartItemId] })
  })

  it('leaves the lines that it does not name the same objects', () => {
    fc.assert(
      fc.property(fc.oneof(carts, cartsInPlace), ([before, next]) => {
        const difference = cartDifference(before, next)
        const named = new Set(difference.lines.map((line) => line.cartItemId))
        for (const line of withDifference(before, difference).lines)
          if (!named.has(line.cartItemId ?? cartItemId(''))) expect(before.lines).toContain(line)
      }),
    )
  })

  it('leaves out an article that is as it was, and tells of one that the service no longer knows', () => {
    const line = lineOf({ id: 1, quantity: 1, isKnown: true })
    const before = aCart([line], { version: 1 })
    const difference = (changed: CartLine) => cartDifference(before, aCart([changed], { version: 2 })).lines[0]
    expect(difference({ ...line, quantity: many(2) })).toMatchObject({ article: undefined, lostArticle: undefined })
    expect(difference({ ...line, article: undefined })).toMatchObject({ article: undefined, lostArticle: true })
  })
})

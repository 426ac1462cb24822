import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basePriceOf, bracketsWithin, nextBracket, priceAt } from '#domain/catalogue/price'
import { isValidQuantity } from '#domain/catalogue/quantity'
import type { PriceBracket } from '#domain/catalogue/price'
import { money } from '#domain/kernel/money'

const brackets: readonly PriceBracket[] = [
  { fromQuantity: 1, netPrice: money(184.5) },
  { fromQuantity: 10, netPrice: money(176.9) },
  { fromQuantity: 50, netPrice: money(168.2) },
]

const anyBrackets: fc.Arbitrary<readonly PriceBracket[]> = fc
  .uniqueArray(fc.integer({ min: 2, max: 400 }), { maxLength: 4 })
  .chain((steps) =>
    fc.tuple(
      ...[1, ...steps].map((fromQuantity) =>
        fc.integer({ min: 1, max: 100_000 }).map((ore) => ({ fromQuantity, netPrice: money(ore / 100) })),
      ),
    ),
  )

describe('the next bracket', () => {
  it('tells how many are missing to it, and what each costs less there', () => {
    expect(nextBracket(brackets, 8, 1)).toEqual({ missing: 2, reached: 10, netPrice: 176.9, saving: 7.6 })
    expect(nextBracket(brackets, 50, 1)).toBeUndefined()
  })

  it('is reached by whole order multiples, at the price that holds there', () => {
    expect(nextBracket(brackets, 6, 6)).toMatchObject({ missing: 6, reached: 12, netPrice: 176.9 })
    expect(nextBracket(brackets, 40, 40)).toMatchObject({ missing: 40, reached: 80, netPrice: 168.2 })
    expect(nextBracket(brackets, 8, 60)).toMatchObject({ reached: 60, netPrice: 168.2 })
  })

  it('is one that is cheaper, or none', () => {
    const dearer: readonly PriceBracket[] = [...brackets, { fromQuantity: 100, netPrice: money(170) }]
    expect(nextBracket(dearer, 60, 1)).toBeUndefined()
  })

  it('can be ordered, costs what it says, and is the least quantity that buys cheaper', () => {
    fc.assert(
      fc.property(
        anyBrackets,
        fc.constantFrom(1, 2, 5, 6, 10, 25),
        fc.integer({ min: 1, max: 60 }),
        (given, multiple, steps) => {
          const quantity = steps * multiple
          const present = priceAt(given, quantity)
          const next = nextBracket(given, quantity, multiple)
          if (next === undefined) {
            const later = given.filter(({ fromQuantity }) => fromQuantity > quantity)
            expect(later.every(({ netPrice }) => present !== undefined && netPrice >= present)).toBe(true)
            return
          }
          expect(isValidQuantity(next.missing, multiple)).toBe(true)
          expect(next.reached).toBe(quantity + next.missing)
          expect(next.netPrice).toBe(priceAt(given, next.reached))
        },
      ),
    )
  })
})

describe('brackets that some stock suffices for', () => {
  it('[CATALOG-24] are those whose quantity is there, in order, and always the first', () => {
    const unordered = [...brackets].toReversed()
    const from = (left: number) => bracketsWithin(unordered, left).map(({ fromQuantity }) => fromQuantity)
    expect([0, 9, 10, 49, 50, 900].map(from)).toEqual([[1], [1], [1, 10], [1, 10], [1, 10, 50], [1, 10, 50]])
    expect(bracketsWithin([], 10)).toEqual([])
  })

  it('lead from any order to the next cheaper one, and not to one that costs the same or more', () => {
    expect(nextBracket([...brackets].toReversed(), 8, 1)?.reached).toBe(10)
    expect(nextBracket(brackets, 10, 1)?.reached).toBe(50)
    const dearer = [1, 10, 20].map((fromQuantity, index) => ({
      fromQuantity,
      netPrice: money([10, 10, 12][index] ?? 0),
    }))
    expect(nextBracket(dearer, 1, 1)).toBeUndefined()
    expect(nextBracket([], 1, 1)).toBeUndefined()
    expect(
      nextBracket(
        [
          { fromQuantity: 5, netPrice: money(10) },
          { fromQuantity: 9, netPrice: money(8) },
        ],
        1,
        1,
      )?.saving,
    ).toBe(2)
  })

  it('are told of a price before its discount', () => {
    expect(basePriceOf({ netPrice: money(80), discountAmount: money(20) })).toBe(100)
  })
})

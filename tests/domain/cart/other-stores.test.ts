import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storesForLine } from '#domain/cart/other-stores'
import { locationId } from '#domain/kernel/ids'
import { aLocation } from '../given'
import { line, valve } from '../given-articles'

const stores = ['A', 'B', 'C'].map(locationId)
const terms = { available: ['EXH' as const], locations: {} }
const stockIn = (quantities: readonly (number | undefined)[]) => ({
  stockType: 'LAG' as const,
  locations: quantities.flatMap((quantity, index) => {
    const at = stores[index]
    return quantity === undefined || at === undefined ? [] : [aLocation({ locationId: at, quantity })]
  }),
})

describe('another store for a line', () => {
  it('is one that is known to have all of it, in the order given', () => {
    const quantities = fc.array(fc.option(fc.nat(9), { nil: undefined }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(quantities, fc.integer({ min: 1, max: 9 }), (held, wanted) => {
        const found = storesForLine(line(valve, wanted, 'EXH'), stockIn(held), stores, terms)
        expect(found).toEqual(stores.filter((_store, index) => (held[index] ?? 0) >= wanted))
      }),
    )
  })

  it('stocks the article, where it is sold in such stores only', () => {
    const constrained = { ...valve, purchaseConstraints: ['mustBeInStockedAt' as const], stockedAt: [locationId('B')] }
    expect(storesForLine(line(constrained, 1, 'EXH'), stockIn([5, 5, 5]), stores, terms)).toEqual(['B'])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purchasability } from '#domain/catalogue/purchasability'
import { purchaseConstraints } from '#domain/catalogue/variant'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'
import { aPrice, aStock, aVariant } from '../given'

const a = locationId('A')
const b = locationId('B')
const ok = { tag: 'Purchasable' }
const no = (reason: string) => ({ tag: 'NotPurchasable', reason })

describe('an article', () => {
  it('[CATALOG-09] bought only in stores is refused online and allowed with store deliveries', () => {
    const variant = aVariant({ purchaseConstraints: ['onlyStore'] })
    const answers = deliveryIds.map((deliveryId) => purchasability(variant, { deliveryId, locationId: a }))
    expect(answers).toEqual([no('onlyStore'), ok, no('onlyStore'), ok])
  })

  it('[CATALOG-10] that must be stocked is sold in the store that stocks it and in no other', () => {
    const variant = aVariant({ purchaseConstraints: ['mustBeInStockedAt'], stockedAt: [a] })
    expect(purchasability(variant, { deliveryId: 'EXH', locationId: a })).toEqual(ok)
    expect(purchasability(variant, { deliveryId: 'EXH', locationId: b })).toEqual(no('notStockedInStore'))
    expect(purchasability(variant, { deliveryId: 'EXB', locationId: undefined })).toEqual(no('notStockedInStore'))
    expect(purchasability(variant, { deliveryId: 'DBI', locationId: b })).toEqual(ok)
  })

  it('[CATALOG-11] that is discontinued is sold while some location has any left', () => {
    const left = (...quantities: readonly number[]) =>
      aVariant({ discontinued: true, stock: aStock(quantities.map((quantity) => ({ quantity }))) })
    const place = { deliveryId: undefined, locationId: undefined }
    expect(purchasability(left(0, 0), place)).toEqual(no('discontinued'))
    expect(purchasability(left(0, 1), place)).toEqual(ok)
    expect(purchasability(aVariant({ discontinued: true, stock: undefined }), place)).toEqual(no('discontinued'))
  })

  it('[CATALOG-12] that is missing is not sold', () => {
    expect(purchasability(undefined, { deliveryId: 'DBI', locationId: a })).toEqual(no('missing'))
  })

  it('[CATALOG-32] with its price on request is not sold, by any delivery', () => {
    const variant = aVariant({ price: aPrice(0, { askForPrice: true }) })
    const answers = deliveryIds.map((deliveryId) => purchasability(variant, { deliveryId, locationId: a }))
    expect(answers).toEqual(deliveryIds.map(() => no('priceOnRequest')))
    expect(purchasability(aVariant({ price: undefined }), { deliveryId: 'DBI', locationId: a })).toEqual(ok)
  })

  it('is sold exactly when no rule speaks against it', () => {
    const cases = fc.record({
      discontinued: fc.boolean(),
      quantity: fc.integer({ min: 0, max: 2 }),
      constraints: fc.subarray([...purchaseConstraints]),
      stockedAt: fc.subarray([a, b]),
      deliveryId: fc.constantFrom(...deliveryIds),
      store: fc.constantFrom(a, b),
    })
    fc.assert(
      fc.property(cases, ({ discontinued, quantity, constraints, stockedAt, deliveryId, store }) => {
        const variant = aVariant({
          discontinued,
          stockedAt,
          purchaseConstraints: constraints,
          stock: aStock([{ quantity }]),
        })
        const inStore = deliveryId === 'EXH' || deliveryId === 'EXB'
        const sold =
          !(discontinued && quantity === 0) &&
          !(constraints.includes('onlyStore') && !inStore) &&
          !(constraints.includes('mustBeInStockedAt') && inStore && !stockedAt.includes(store))
        expect(purchasability(variant, { deliveryId, locationId: store }).tag === 'Purchasable').toBe(sold)
      }),
    )
  })
})

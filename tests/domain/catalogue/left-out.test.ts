import { describe, expect, it } from 'vitest'
import { EXPRESS_TAG } from '#domain/catalogue/express'
import { leftOutBy } from '#domain/catalogue/purchasability'
import { hasTooFew } from '#domain/catalogue/stock'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'
import { aStock } from '../given'

const all = [undefined, ...deliveryIds] as const

describe('a delivery that leaves an article out', () => {
  it('[CART-32] is express to an address, for what is not sent by it', () => {
    const leftOut = all.map((id) => leftOutBy({ filterTags: [], purchaseConstraints: [] }, id))
    expect(all.filter((_, index) => leftOut[index] === 'express')).toEqual(['XXX'])
    expect(leftOutBy({ filterTags: [EXPRESS_TAG], purchaseConstraints: [] }, 'XXX')).toBeUndefined()
  })

  it('[CATALOG-09] is every one that is no store, for what is sold in stores alone', () => {
    const inStores = { filterTags: [EXPRESS_TAG], purchaseConstraints: ['onlyStore'] } as const
    expect(all.map((id) => [id, leftOutBy(inStores, id)])).toEqual([
      [undefined, undefined],
      ['DBI', 'onlyStore'],
      ['EXH', undefined],
      ['XXX', 'onlyStore'],
      ['EXB', undefined],
    ])
  })
})

describe('a place that has too few of an article', () => {
  const place = locationId('C1')
  const stock = (quantity: number) => aStock([{ locationId: place, quantity, availability: 'red' }])
  const asked = (quantity: number | undefined) => ({ locationId: place, quantity, discontinued: true })

  it('has some of a discontinued one, but fewer than wanted, and one is wanted where nothing is said', () => {
    expect(hasTooFew(stock(3), asked(4))).toBe(true)
    expect(hasTooFew(stock(3), asked(3))).toBe(false)
    expect(hasTooFew(stock(1), asked(undefined))).toBe(false)
    expect(hasTooFew(stock(3), { ...asked(4), discontinued: false })).toBe(false)
    expect(hasTooFew(undefined, asked(4))).toBe(false)
  })
})

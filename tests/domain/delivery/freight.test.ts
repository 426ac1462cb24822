import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartTerms, cartView } from '#domain/cart/cart-view'
import type { CartLine } from '#domain/cart/cart'
import { orderSum } from '#domain/checkout/order-sum'
import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import { freightOf, type FreightPrice, type FreightPrices } from '#domain/delivery/freight'
import { freightPricesOf } from '#domain/delivery/delivery-options'
import { type Money, money, sumOfOre } from '#domain/kernel/money'
import { aCart, aPrice, allTerms } from '../given'
import { article, line } from '../given-articles'
import { confirmed } from '../cart/given-cart'

const ore = (amount: number): Money => money(amount / 100)

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(ore)
const goods = fc.integer({ min: 0, max: 2_000_000 }).map(ore)
const price: fc.Arbitrary<FreightPrice> = fc.record({
  price: amount,
  freeAbove: fc.option(amount, { nil: undefined }),
})

const driven: FreightPrice = { price: money(195), freeAbove: money(2500) }

const prices: FreightPrices = {
  DBI: driven,
  EXH: { price: money(0), freeAbove: undefined },
  XXX: { price: money(495), freeAbove: undefined },
  EXB: { price: money(95), freeAbove: undefined },
}

const terms: CartTerms = { ...allTerms, freight: prices }

const viewOf = (lines: readonly CartLine[], leftOut: readonly DeliveryId[] = []) => {
  const deliveries = deliveryIds.map((deliveryId) => ({
    deliveryId,
    requestedDeliveryDate: undefined,
    isIncludedInOrder: !leftOut.includes(deliveryId),
  }))
  return cartView(confirmed(aCart(lines).lines, { deliveries }).state, terms)
}

const costing = (netPrice: number, delivery: DeliveryId = 'DBI', number = '4208103'): CartLine =>
  line(article(number, 'Kulventil', netPrice), 1, delivery)

describe('the freight of a delivery', () => {
  it('is the price of its kind or nothing, whatever the goods are worth', () => {
    fc.assert(
      fc.property(price, goods, (of, value) => {
        const { amount: freight } = freightOf(of, value)
        expect([0, of.price]).toContain(freight)
        expect(freight).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never rises when more goods are bought', () => {
    fc.assert(
      fc.property(price, goods, amount, (of, value, more) => {
        expect(freightOf(of, sumOfOre([value, more])).amount).toBeLessThanOrEqual(freightOf(of, value).amount)
      }),
    )
  })

  it('is charged at the limit and free from the öre above it', () => {
    expect(freightOf(driven, money(2500)).amount).toBe(195)
    expect(freightOf(driven, money(2500.01)).amount).toBe(0)
    fc.assert(
      fc.property(amount, amount, (fee, limit) => {
        fc.pre(fee > 0)
        const of = { price: fee, freeAbove: limit }
        expect(freightOf(of, limit).amount).toBe(fee)
        expect(freightOf(of, sumOfOre([limit, ore(1)])).amount).toBe(0)
      }),
    )
  })

  it('says the least whole kronor that make it free', () => {
    expect(freightOf(driven, money(2400)).missingToFree).toBe(101)
    expect(freightOf(driven, money(2499.5)).missingToFree).toBe(1)
    fc.assert(
      fc.property(price, goods, (of, value) => {
        const { missingToFree } = freightOf(of, value)
        if (missingToFree === undefined) return
        expect(Number.isInteger(missingToFree)).toBe(true)
        expect(freightOf(of, sumOfOre([value, missingToFree])).amount).toBe(0)
        expect(freightOf(of, sumOfOre([value, money(missingToFree - 1)])).amount).toBe(of.price)
      }),
    )
  })

  it('has nothing missing where it is free, or is never free', () => {
    expect(freightOf(driven, money(3000)).missingToFree).toBeUndefined()
    expect(freightOf({ price: money(495), freeAbove: undefined }, money(9999))).toEqual({
      amount: 495,
      missingToFree: undefined,
    })
    expect(freightOf({ price: money(0), freeAbove: money(100) }, money(1))).toEqual({
      amount: 0,
      missingToFree: undefined,
    })
  })

  it('is known for the deliveries whose option names it', () => {
    const options = [
      { id: 'DBI', freight: driven },
      { id: 'EXH', freight: undefined },
    ] as const
    expect(freightPricesOf(options)).toEqual({ DBI: driven })
  })
})

describe('the freight of a cart', () => {
  it('is that of each delivery by itself: goods of another delivery do not make it free', () => {
    const view = viewOf([costing(2000), costing(2000, 'EXH'), costing(2600, 'XXX'), costing(10, 'EXB')])
    expect(view.groups.map(({ deliveryId, freight, total }) => [deliveryId, freight?.amount, total])).toEqual([
      ['DBI', 195, 2195],
      ['EXH', 0, 2000],
      ['XXX', 495, 3095],
      ['EXB', 95, 105],
    ])
  })

  it('is part of what the order comes to, and left out with its delivery', () => {
    const lines = [costing(100), costing(200, 'XXX')]
    expect(viewOf(lines).totalInOrder).toBe(100 + 195 + 200 + 495)
    expect(viewOf(lines, ['XXX']).totalInOrder).toBe(100 + 195)
    expect(viewOf(lines).total).toBe(300)
  })

  it('counts the lines with a price only: one with its price on request has no value', () => {
    const onRequest = line(article('2', 'Pump', 5000, { price: aPrice(5000, { askForPrice: true }) }), 1)
    const [group] = viewOf([costing(2400), onRequest]).groups
    expect(group).toMatchObject({ subtotal: 2400, freight: { amount: 195, missingToFree: 101 }, total: 2595 })
  })

  it('is not known where the service tells of none', () => {
    const [group] = cartView(confirmed([costing(100)]).state, allTerms).groups
    expect(group).toMatchObject({ freight: undefined, subtotal: 100, total: 100 })
  })
})

describe('the sum of an order with freight', () => {
  it('is its deliveries with their freight, and carries VAT on both', () => {
    const sum = orderSum(viewOf([costing(100), costing(200, 'XXX')]).groups)
    expect(sum).toMatchObject({ freight: 690, total: 990, vat: 247.5, totalIncludingVat: 1237.5 })
    expect(sum.deliveries.map(({ total }) => total)).toEqual([295, 695])
  })

  it('equals the sum that is ordered, whatever the lines', () => {
    const some = fc.uniqueArray(
      fc.record({ number: fc.integer({ min: 1, max: 999 }), ore: amount, delivery: fc.constantFrom(...deliveryIds) }),
      { selector: ({ number }) => number, maxLength: 12 },
    )
    fc.assert(
      fc.property(some, (wanted) => {
        const view = viewOf(wanted.map(({ number, ore: net, delivery }) => costing(net, delivery, String(number))))
        const sum = orderSum(view.groups)
        expect(sum.total).toBe(view.totalInOrder)
        expect(sum.total).toBe(
          sumOfOre(view.groups.flatMap(({ subtotal, freight }) => [subtotal, freight?.amount ?? ore(0)])),
        )
        expect(sum.totalIncludingVat).toBe(sumOfOre([sum.total, sum.vat]))
      }),
    )
  })

  it('has no freight where none is known', () => {
    expect(orderSum(cartView(confirmed([costing(100)]).state, allTerms).groups)).toMatchObject({
      freight: undefined,
      total: 100,
      vat: 25,
    })
  })
})

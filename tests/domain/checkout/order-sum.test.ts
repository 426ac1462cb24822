import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartView } from '#domain/cart/cart-view'
import type { CartLine } from '#domain/cart/cart'
import type { Price } from '#domain/catalogue/price'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { money, roundToOre } from '#domain/kernel/money'
import { includedGroups } from '#domain/cart/order-obstacle'
import { orderSum } from '#domain/checkout/order-sum'
import { aCart, aPrice, allTerms, settledCart } from '../given'
import { article, line } from '../given-articles'

const viewOf = (lines: readonly CartLine[], leftOut: readonly string[] = []) =>
  cartView(
    settledCart(
      aCart(lines, {
        deliveries: deliveryIds.map((deliveryId) => ({
          deliveryId,
          requestedDeliveryDate: undefined,
          isIncludedInOrder: !leftOut.includes(deliveryId),
        })),
      }),
    ),
    allTerms,
  )

const someLines = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1_000_000, max: 9_999_999 }),
    ore: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    delivery: fc.constantFrom(...deliveryIds),
  }),
  { selector: ({ number }) => number, maxLength: 30 },
)

describe('what an order comes to', () => {
  it('is the sum of its deliveries, with VAT on top, whatever the lines', () => {
    fc.assert(
      fc.property(someLines, (wanted) => {
        const lines = wanted.map(({ number, ore, quantity, delivery }) =>
          line(article(String(number), 'Artikel', ore / 100), quantity, delivery),
        )
        const view = viewOf(lines)
        const sum = orderSum(view.groups)
        expect(sum.total).toBe(view.total)
        expect(sum.lineCount).toBe(lines.length)
        expect(sum.totalIncludingVat).toBe(roundToOre(money(sum.total + sum.vat)))
        expect(Math.abs(sum.vat - sum.total * 0.25)).toBeLessThanOrEqual(0.005 + 1e-6)
      }),
    )
  })

  it('counts VAT on the whole sum, not on prices that are rounded per unit', () => {
    const price = aPrice(243.9, { salesPrice: money(268.01), salesPriceIncludingVat: money(335.01) })
    const sum = orderSum(viewOf([line(article('1', 'A', 243.9, { price }), 1000)]).groups)

    expect(sum).toMatchObject({ total: 243_900, vat: 60_975, totalIncludingVat: 304_875 })
  })

  it('counts only deliveries that are included in the order', () => {
    const view = viewOf([line(article('1000000', 'A', 10), 1), line(article('2000000', 'B', 5), 1, 'EXH')], ['EXH'])
    expect(orderSum(includedGroups(view.groups)).total).toBe(10)
    expect(view.totalInOrder).toBe(10)
  })

  it('lists each delivery with its lines and sum', () => {
    const view = viewOf([
      line(article('1000000', 'A', 10), 1),
      line(article('2000000', 'B', 5), 3),
      line(article('3000000', 'C', 7), 1, 'EXH'),
    ])
    expect(orderSum(view.groups).deliveries).toEqual([
      { deliveryId: 'DBI', lineCount: 2, total: 25 },
      { deliveryId: 'EXH', lineCount: 1, total: 7 },
    ])
  })

  it('counts no VAT and no campaign where there is no price, or no campaign', () => {
    const sumOf = (given: Partial<Price> | undefined) => {
      const price = given === undefined ? undefined : aPrice(100, given)
      return orderSum(viewOf([line(article('1', 'A', 100, { price }), 2)]).groups)
    }
    const nothing = { vat: 0, campaign: 0, total: 0, totalIncludingVat: 0 }
    expect(orderSum(viewOf([{ ...line(article('1', 'A', 100), 2), article: undefined }]).groups)).toMatchObject(nothing)
    expect(sumOf(undefined)).toMatchObject(nothing)
    expect(sumOf({ askForPrice: true })).toMatchObject(nothing)
    expect(sumOf({})).toMatchObject({ vat: 50, campaign: 0, totalIncludingVat: 250 })
    expect(sumOf({ preCampaignPrice: money(100) }).campaign).toBe(0)
    expect(sumOf({ preCampaignPrice: money(90) }).campaign).toBe(0)
    expect(sumOf({ preCampaignPrice: money(101.5) }).campaign).toBe(3)
  })

  it('[CATALOG-32] says how many lines it leaves out because they have no price', () => {
    const onRequest = article('2', 'B', 0, { price: aPrice(0, { askForPrice: true }) })
    const lines = [line(article('1', 'A', 10), 1), line(onRequest, 1), line(article('3', 'C', 5), 1)]
    expect(orderSum(viewOf(lines).groups)).toMatchObject({ total: 15, linesWithoutPrice: 1 })
    expect(orderSum(viewOf([{ ...line(onRequest, 1), article: undefined }]).groups).linesWithoutPrice).toBe(0)
  })

  it('names alloying and campaign as parts, never added again', () => {
    const price = aPrice(61.9, { preCampaignPrice: money(79.4), alloyingPrice: money(6.2) })
    const sum = orderSum(viewOf([line(article('1630522', 'T-rör', 61.9, { price }), 40)]).groups)
    expect(sum).toMatchObject({ total: 2476, campaign: 700, alloying: 248 })
  })
})

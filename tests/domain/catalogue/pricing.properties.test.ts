import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bracketsFor, includingVat, priceFor, withoutDiscounts, type PriceTerms } from '#domain/catalogue/pricing'
import { money, roundToOre } from '#domain/kernel/money'

const amount = fc.integer({ min: 100, max: 2_000_000 }).map((ore) => money(ore / 100))

/** Terms as a trade has them: each step is cheaper, and the metal is a part of the price. */
const anyTerms: fc.Arbitrary<PriceTerms> = fc
  .record({
    listPrice: amount,
    metal: fc.integer({ min: 0, max: 50 }),
    steps: fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { maxLength: 3 }),
    campaign: fc.option(fc.integer({ min: 40, max: 110 }), { nil: undefined }),
  })
  .map(({ listPrice, metal, steps, campaign }) => ({
    salesUnit: 'st',
    listPrice,
    alloyingPrice: roundToOre(money((listPrice * metal) / 100)),
    brackets: steps
      .toSorted((a, b) => a - b)
      .map((fromQuantity, index) => ({ fromQuantity, listPrice: roundToOre(money(listPrice * (0.95 - index / 20))) })),
    campaignPrice: campaign === undefined ? undefined : roundToOre(money((listPrice * campaign) / 100)),
    askForPrice: false,
  }))

const discount = fc.integer({ min: 0, max: 60 })
const quantity = fc.integer({ min: 1, max: 600 })
const isWholeOre = (value: number): boolean => roundToOre(money(value)) === value

describe('any price', () => {
  it('is in whole öre, with VAT and without', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, (terms, percentage, many) => {
        const { netPrice, salesPrice, salesPriceIncludingVat } = priceFor(terms, percentage, many)
        expect([netPrice, salesPrice, salesPriceIncludingVat].every(isWholeOre)).toBe(true)
        expect(Math.abs(salesPriceIncludingVat - salesPrice * 1.25)).toBeLessThanOrEqual(0.005 + 1e-9)
        expect(salesPriceIncludingVat).toBe(includingVat(salesPrice))
      }),
    )
  })

  it('never rises with the quantity', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, quantity, (terms, percentage, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
        expect(priceFor(terms, percentage, more).netPrice).toBeLessThanOrEqual(
          priceFor(terms, percentage, fewer).netPrice,
        )
      }),
    )
  })

  it('is never above the campaign price, and names the ordinary one only where the campaign is lower', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, (terms, percentage, many) => {
        const { netPrice, preCampaignPrice, priceType } = priceFor(terms, percentage, many)
        const ordinary = priceFor({ ...terms, campaignPrice: undefined }, percentage, many).netPrice
        expect(netPrice).toBe(Math.min(ordinary, terms.campaignPrice ?? ordinary))
        expect(preCampaignPrice).toBe(netPrice < ordinary ? ordinary : undefined)
        expect(priceType === 'CAMPAIGN').toBe(netPrice < ordinary)
      }),
    )
  })

  it('has its metal surcharge within it: the surcharge is told, and adds nothing', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, (terms, percentage, many) => {
        const price = priceFor(terms, percentage, many)
        const without = priceFor({ ...terms, alloyingPrice: money(0) }, percentage, many)
        expect(price).toEqual({ ...without, alloyingPrice: terms.alloyingPrice })
      }),
    )
  })

  it('accounts for every öre between list price and net price', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, (terms, percentage, many) => {
        const { netPrice, discountAmount, discounts } = priceFor(terms, percentage, many)
        const told = discounts.reduce((sum, one) => sum + one.amount, 0)
        expect(discountAmount).toBe(money(terms.listPrice - netPrice))
        expect(told).toBeCloseTo(discountAmount, 6)
      }),
    )
  })

  it('on request tells no amount at all', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, (terms, percentage, many) => {
        const asked = { ...terms, askForPrice: true }
        const { netPrice, salesPrice, salesPriceIncludingVat, alloyingPrice } = priceFor(asked, percentage, many)
        expect([netPrice, salesPrice, salesPriceIncludingVat, alloyingPrice]).toEqual([0, 0, 0, 0])
        expect(bracketsFor(asked, percentage)).toEqual([])
      }),
    )
  })

  it('without discounts looks like a price that everybody has', () => {
    fc.assert(
      fc.property(anyTerms, discount, quantity, (terms, percentage, many) => {
        const seen = withoutDiscounts(priceFor(terms, percentage, many))
        expect(seen).toMatchObject({ discounts: [], discountAmount: 0, discountPercentage: 0, priceType: 'LIST' })
        expect(seen.salesPrice).toBe(seen.netPrice)
      }),
    )
  })
})

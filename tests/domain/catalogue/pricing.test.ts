import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceAt } from '#domain/catalogue/price'
import { bracketsFor, includingVat, priceFor, withoutDiscounts, type PriceTerms } from '#domain/catalogue/pricing'
import { money } from '#domain/kernel/money'

const valve: PriceTerms = {
  salesUnit: 'st',
  listPrice: money(246),
  alloyingPrice: money(6.2),
  brackets: [
    { fromQuantity: 10, listPrice: money(235.87) },
    { fromQuantity: 50, listPrice: money(224.27) },
  ],
  campaignPrice: undefined,
  askForPrice: false,
}

const onCampaign: PriceTerms = { ...valve, campaignPrice: money(150) }

const anyTerms: fc.Arbitrary<PriceTerms> = fc.record({
  salesUnit: fc.constant('st'),
  listPrice: fc.integer({ min: 1, max: 2_000_000 }).map((ore) => money(ore / 100)),
  alloyingPrice: fc.constant(money(0)),
  brackets: fc
    .uniqueArray(fc.integer({ min: 2, max: 500 }), { maxLength: 3 })
    .map((steps) =>
      steps
        .toSorted((a, b) => a - b)
        .map((fromQuantity, index) => ({ fromQuantity, listPrice: money(90 - 10 * index) })),
    ),
  campaignPrice: fc.option(
    fc.integer({ min: 1, max: 2_000_000 }).map((ore) => money(ore / 100)),
    { nil: undefined },
  ),
  askForPrice: fc.boolean(),
})

describe('the price of an article', () => {
  it('[CATALOG-03] is the list price less the customer’s discount, with all its fields', () => {
    expect(priceFor(valve, 25, 1)).toEqual({
      netPrice: 184.5,
      alloyingPrice: 6.2,
      discountAmount: 61.5,
      discounts: [{ type: 'CUSTOMER', amount: 61.5, percentage: 25 }],
      salesPriceUnit: 'st',
      salesPriceIncludingVat: 307.5,
      salesPrice: 246,
      priceType: 'CUSTOMER',
      preCampaignPrice: undefined,
      discountPercentage: 25,
      askForPrice: false,
      hasBracketPrices: true,
    })
  })

  it('follows the quantity', () => {
    expect([1, 9, 10, 49, 50, 1000].map((quantity) => priceFor(valve, 25, quantity).netPrice)).toEqual([
      184.5, 184.5, 176.9, 176.9, 168.2, 168.2,
    ])
  })

  it('is the campaign’s when that is lower, and then tells the ordinary one', () => {
    expect(priceFor(onCampaign, 25, 1)).toMatchObject({ netPrice: 150, preCampaignPrice: 184.5, priceType: 'CAMPAIGN' })
    expect(priceFor(onCampaign, 45, 1)).toMatchObject({
      netPrice: 135.3,
      preCampaignPrice: undefined,
      priceType: 'CUSTOMER',
    })
  })

  it('is the public one for a visitor, campaign included', () => {
    const price = priceFor(onCampaign, 0, 1)
    expect([price.netPrice, price.salesPrice, price.salesPriceIncludingVat]).toEqual([150, 150, 187.5])
  })

  it('tells no amount when it is on request', () => {
    const price = priceFor({ ...valve, askForPrice: true }, 25, 1)
    expect(price).toMatchObject({ askForPrice: true, netPrice: 0, salesPrice: 0, hasBracketPrices: false })
    expect(bracketsFor({ ...valve, askForPrice: true }, 25)).toEqual([])
  })

  it('names its type and discounts by what they come from', () => {
    expect(priceFor(valve, 0, 1)).toMatchObject({ priceType: 'LIST', discounts: [], hasBracketPrices: true })
    expect(priceFor({ ...valve, brackets: [] }, 25, 1)).toMatchObject({
      priceType: 'CUSTOMER',
      hasBracketPrices: false,
    })
    expect(priceFor({ ...valve, askForPrice: true }, 25, 1)).toMatchObject({ priceType: 'ON_REQUEST', discounts: [] })
    expect(priceFor({ ...valve, campaignPrice: valve.listPrice }, 0, 1).priceType).toBe('LIST')
    expect(priceFor(valve, 0, 10).discounts.map(({ type }) => type)).toEqual(['QUANTITY'])
    expect(priceFor(onCampaign, 25, 1).discounts.map(({ type }) => type)).toEqual(['CUSTOMER', 'CAMPAIGN'])
  })

  it('has a step for each quantity from 1 on, none of them above the campaign', () => {
    expect(bracketsFor(valve, 0)).toEqual([
      { fromQuantity: 1, netPrice: valve.listPrice },
      { fromQuantity: 10, netPrice: 235.87 },
      { fromQuantity: 50, netPrice: 224.27 },
    ])
    expect(bracketsFor(onCampaign, 0)).toEqual([])
    expect(priceFor(onCampaign, 0, 1).hasBracketPrices).toBe(false)
    expect(bracketsFor({ ...valve, brackets: [] }, 0)).toEqual([])
  })

  it('shows nothing of discounts to who must not see them', () => {
    const seen = withoutDiscounts(priceFor(onCampaign, 25, 1))
    expect(seen).toMatchObject({
      netPrice: 150,
      salesPrice: 150,
      discounts: [],
      discountAmount: 0,
      discountPercentage: 0,
    })
    expect(seen.preCampaignPrice).toBeUndefined()
  })

  it('[CATALOG-24] falls from step to step: a step that the campaign beats is left out, and the ladder with its last one', () => {
    const between = { ...valve, campaignPrice: money(230) }
    expect(bracketsFor(between, 0)).toEqual([
      { fromQuantity: 1, netPrice: 230 },
      { fromQuantity: 50, netPrice: 224.27 },
    ])
    expect(priceFor(between, 0, 10)).toMatchObject({ netPrice: 230, hasBracketPrices: true })
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 60 }), (terms, percentage) => {
        const steps = bracketsFor(terms, percentage)
        expect(steps).not.toHaveLength(1)
        for (const [place, step] of steps.entries())
          expect(step.netPrice).toBeLessThan(steps[place - 1]?.netPrice ?? Number.POSITIVE_INFINITY)
        expect(priceFor(terms, percentage, 1).hasBracketPrices).toBe(steps.length > 0)
      }),
    )
  })

  it('[CATALOG-24] is the same by bracket as by quantity, and never above the public one', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 600 }),
        (terms, discount, quantity) => {
          const price = priceFor(terms, discount, quantity)
          const byBracket = priceAt(bracketsFor(terms, discount), quantity)
          expect(byBracket ?? price.netPrice).toBe(price.netPrice)
          expect(price.netPrice).toBeLessThanOrEqual(price.salesPrice)
          expect(price.salesPriceIncludingVat).toBe(includingVat(price.salesPrice))
        },
      ),
    )
  })
})

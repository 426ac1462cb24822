import { money, noMoney, roundToOre, type Money } from '../kernel/money'
import { type Discount, type Price, priceAt, type PriceBracket } from './price'

/** Value added tax on everything the shop sells. */
export const VAT_RATE = 0.25

/** What an article costs before anybody's terms: SEK excluding VAT per sales unit. */
export interface PriceTerms {
  readonly salesUnit: string
  readonly listPrice: Money
  /** The part of any price that follows the price of metal. */
  readonly alloyingPrice: Money
  /** List prices from a quantity on; `listPrice` holds below the first. */
  readonly brackets: readonly { readonly fromQuantity: number; readonly listPrice: Money }[]
  /** A price for everybody, whatever their discount. */
  readonly campaignPrice: Money | undefined
  readonly askForPrice: boolean
}

/** Why a customer pays less than the list price. */
export type DiscountType = 'CUSTOMER' | 'QUANTITY' | 'CAMPAIGN'

/** A discount without the name that it is shown by. */
export interface GrantedDiscount extends Omit<Discount, 'name' | 'type'> {
  readonly type: DiscountType
}

export interface GrantedPrice extends Omit<Price, 'discounts'> {
  readonly discounts: readonly GrantedDiscount[]
}

export const includingVat = (amount: Money): Money => roundToOre(money(amount * (1 + VAT_RATE)))

const reducedBy = (percentage: number, amount: Money): Money => roundToOre(money(amount * (1 - percentage / 100)))

/** The steps at which a unit becomes cheaper than at every smaller quantity. */
const fallingSteps = (steps: readonly PriceBracket[]): readonly PriceBracket[] =>
  steps.filter(({ netPrice }, place) => steps.slice(0, place).every((before) => netPrice < before.netPrice))

/** The prices by quantity of a customer with a discount, campaign left out; the first holds from 1, more never costs more. */
const ordinaryBrackets = ({ listPrice, brackets }: PriceTerms, percentage: number): readonly PriceBracket[] =>
  fallingSteps(
    [{ fromQuantity: 1, listPrice }, ...brackets].map((bracket) => ({
      fromQuantity: bracket.fromQuantity,
      netPrice: reducedBy(percentage, bracket.listPrice),
    })),
  )

const ordinaryPrice = (terms: PriceTerms, percentage: number, quantity: number): Money =>
  priceAt(ordinaryBrackets(terms, percentage), Math.max(quantity, 1)) ?? reducedBy(percentage, terms.listPrice)

const lowest = (price: Money, campaign: Money | undefined): Money =>
  campaign !== undefined && campaign < price ? campaign : price

/**
 * Bracket prices for a customer with a discount in per cent, ascending (CATALOG-24). Every step is cheaper than the one
 * before; empty when quantity makes no difference, as where a campaign costs less than any step, and when the price is
 * on request.
 */
export const bracketsFor = (terms: PriceTerms, percentage: number): readonly PriceBracket[] => {
  if (terms.askForPrice) return []
  const steps = fallingSteps(
    ordinaryBrackets(terms, percentage).map((bracket) => ({
      ...bracket,
      netPrice: lowest(bracket.netPrice, terms.campaignPrice),
    })),
  )
  return steps.length > 1 ? steps : []
}

/**
 * The price of a unit for a customer with a discount in per cent, bought in a quantity (CATALOG-03). The lower of the
 * customer's own price and the campaign's holds; `preCampaignPrice` is the customer's own when the campaign's holds.
 * `salesPrice` is the one that everybody gets. An article whose price is on request tells no amounts.
 */
export const priceFor = (terms: PriceTerms, percentage: number, quantity: number): GrantedPrice => {
  if (terms.askForPrice) return onRequest(terms)
  const ordinary = ordinaryPrice(terms, percentage, quantity)
  const netPrice = lowest(ordinary, terms.campaignPrice)
  const salesPrice = lowest(ordinaryPrice(terms, 0, quantity), terms.campaignPrice)
  const discountAmount = money(terms.listPrice - netPrice)
  return {
    netPrice,
    alloyingPrice: terms.alloyingPrice,
    discountAmount,
    discounts: discountsOf(terms, percentage, ordinary, netPrice),
    salesPriceUnit: terms.salesUnit,
    salesPriceIncludingVat: includingVat(salesPrice),
    salesPrice,
    priceType: netPrice < ordinary ? 'CAMPAIGN' : percentage > 0 ? 'CUSTOMER' : 'LIST',
    preCampaignPrice: netPrice < ordinary ? ordinary : undefined,
    discountPercentage: percentOf(discountAmount, terms.listPrice),
    askForPrice: false,
    hasBracketPrices: bracketsFor(terms, percentage).length > 0,
  }
}

const percentOf = (part: Money, whole: Money): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

const discountsOf = (
  terms: PriceTerms,
  percentage: number,
  ordinary: Money,
  netPrice: Money,
): readonly GrantedDiscount[] => {
  const own = money(terms.listPrice - reducedBy(percentage, terms.listPrice))
  const byQuantity = money(terms.listPrice - own - ordinary)
  const byCampaign = money(ordinary - netPrice)
  const discount = (type: DiscountType, amount: Money, percent: number): readonly GrantedDiscount[] =>
    amount > 0 ? [{ type, amount, percentage: percent }] : []
  return [
    ...discount('CUSTOMER', own, percentage),
    ...discount('QUANTITY', byQuantity, percentOf(byQuantity, terms.listPrice)),
    ...discount('CAMPAIGN', byCampaign, percentOf(byCampaign, ordinary)),
  ]
}

const onRequest = ({ salesUnit }: PriceTerms): GrantedPrice => ({
  netPrice: noMoney,
  alloyingPrice: noMoney,
  discountAmount: noMoney,
  discounts: [],
  salesPriceUnit: salesUnit,
  salesPriceIncludingVat: noMoney,
  salesPrice: noMoney,
  priceType: 'ON_REQUEST',
  preCampaignPrice: undefined,
  discountPercentage: 0,
  askForPrice: true,
  hasBracketPrices: false,
})

/** The price for a user who must not see discounts: no field shows other prices. */
export const withoutDiscounts = (price: GrantedPrice): Price => ({
  ...price,
  discountAmount: noMoney,
  discounts: [],
  discountPercentage: 0,
  preCampaignPrice: undefined,
  priceType: price.askForPrice ? price.priceType : 'LIST',
  salesPrice: price.netPrice,
  salesPriceIncludingVat: includingVat(price.netPrice),
})

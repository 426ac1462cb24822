import { type Money, money } from '../kernel/money'
import { roundToTenDecimals } from '../kernel/decimal'
import { nearestQuantities } from './quantity'

export interface Discount {
  readonly amount: Money
  readonly name: string
  readonly percentage: number
  readonly type: string
}

/** The price of one sales unit for the user (CATALOG-03). `alloyingPrice` is a part of `netPrice`. */
export interface Price {
  readonly netPrice: Money
  readonly alloyingPrice: Money
  readonly discountAmount: Money
  readonly discounts: readonly Discount[]
  readonly salesPriceUnit: string
  readonly salesPriceIncludingVat: Money
  readonly salesPrice: Money
  readonly priceType: string
  readonly preCampaignPrice: Money | undefined
  readonly discountPercentage: number
  readonly askForPrice: boolean
  readonly hasBracketPrices: boolean
}

/** The price before a campaign (CATALOG-03); undefined when no campaign lowers the price. */
export const ordinaryPriceOf = ({
  preCampaignPrice,
  netPrice,
}: Pick<Price, 'preCampaignPrice' | 'netPrice'>): Money | undefined =>
  preCampaignPrice !== undefined && preCampaignPrice > netPrice ? preCampaignPrice : undefined

/** The price that `discountPercentage` is taken from. `salesPrice` is not that: it is a campaign's where one holds. */
export const basePriceOf = ({ netPrice, discountAmount }: Pick<Price, 'netPrice' | 'discountAmount'>): Money =>
  money(netPrice + discountAmount)

/** The price per unit from a quantity on (CATALOG-24). */
export interface PriceBracket {
  readonly fromQuantity: number
  readonly netPrice: Money
}

/** The brackets that some stock suffices for: `left` is in sales units. The first one always remains (CATALOG-24). */
export const bracketsWithin = (brackets: readonly PriceBracket[], left: number): readonly PriceBracket[] => {
  const [first, ...others] = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  return first === undefined ? [] : [first, ...others.filter(({ fromQuantity }) => fromQuantity <= left)]
}

/** The net price per unit at a quantity: that of the highest bracket reached; undefined below the first. */
export const priceAt = (brackets: readonly PriceBracket[], quantity: number): Money | undefined =>
  brackets
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .reduce<PriceBracket | undefined>(
      (best, bracket) => (best === undefined || bracket.fromQuantity >= best.fromQuantity ? bracket : best),
      undefined,
    )?.netPrice

export interface NextBracket {
  /** Sales units that are missing to it, in whole order multiples. */
  readonly missing: number
  /** The quantity that buying them leads to. */
  readonly reached: number
  readonly netPrice: Money
  /** What each sales unit costs less there than at the quantity asked for. */
  readonly saving: Money
}

/** The least quantity that can be ordered from a quantity on. */
const orderable = (quantity: number, multiple: number): number =>
  nearestQuantities(quantity, multiple).at(-1) ?? quantity

/**
 * The next cheaper step and how much more to buy to reach it, rounded up to the order multiple; undefined on the last
 * step, and where what follows is not cheaper (CATALOG-24).
 */
export const nextBracket = (
  brackets: readonly PriceBracket[],
  quantity: number,
  multiple: number,
): NextBracket | undefined => {
  const ascending = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  const present = priceAt(ascending, quantity) ?? ascending[0]?.netPrice
  const next = ascending.find(
    ({ fromQuantity, netPrice }) => fromQuantity > quantity && present !== undefined && netPrice < present,
  )
  if (next === undefined || present === undefined) return undefined
  const reached = orderable(next.fromQuantity, multiple)
  const netPrice = priceAt(ascending, reached) ?? next.netPrice
  return { missing: roundToTenDecimals(reached - quantity), reached, netPrice, saving: money(present - netPrice) }
}

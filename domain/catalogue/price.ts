import type { Money } from '../kernel/money'

export interface Discount {
  readonly amount: Money
  readonly name: string
  readonly percentage: number
  readonly type: string
}

/** What one sales unit costs the one who asks (CATALOG-03). `alloyingPrice` is a part of `netPrice`. */
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

/** The price per unit from a quantity on (CATALOG-24). */
export interface PriceBracket {
  readonly fromQuantity: number
  readonly netPrice: Money
}

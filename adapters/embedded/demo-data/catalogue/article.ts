import type { Availability, StockType } from '#domain/catalogue/stock'
import type { Attribute, PurchaseConstraint, Warning } from '#domain/catalogue/variant'
import type { DiscountGroup } from './family'

export interface GeneratedProduct {
  readonly productId: string
  readonly name: string
  readonly description: string
  readonly family: string
  readonly brand: string
  readonly category: string
}

/** What one place holds; days are counted from the day of asking. */
export interface StockLevel {
  readonly locationId: string
  readonly quantity: number
  readonly stocked: boolean
  readonly availability: Availability
  readonly fromDays: number | null
  readonly toDays: number | null
  readonly incomingQuantity: number
  readonly incomingInDays: number | null
}

/** Prices are SEK excluding VAT per unit. */
export interface GeneratedArticle {
  readonly articleNumber: string
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly position: number
  /** Nominal size, for sorting. */
  readonly size: number
  /** Number in the register of plumbing goods. */
  readonly rsk: string | null
  /** Number in the register of electrical goods. */
  readonly eNumber: string | null
  /** What the make itself calls the article. */
  readonly supplierNumber: string
  readonly ean: string
  readonly unit: string
  readonly conversion: { readonly factor: number; readonly unit: string } | null
  readonly orderMultiple: number
  readonly discontinued: boolean
  readonly replacedBy: string | null
  readonly purchaseConstraints: readonly PurchaseConstraint[]
  readonly stockedAt: readonly string[]
  readonly filterTags: readonly string[]
  readonly attributes: readonly Attribute[]
  readonly warnings: readonly Warning[]
  readonly discountGroup: DiscountGroup
  readonly listPrice: number
  readonly alloyingPrice: number
  readonly brackets: readonly { readonly fromQuantity: number; readonly listPrice: number }[]
  readonly campaignPrice: number | null
  readonly askForPrice: boolean
  readonly stockType: StockType
  readonly stock: readonly StockLevel[]
  /** From 0 to 1. */
  readonly popularity: number
}

export interface GeneratedCatalogue {
  readonly products: readonly GeneratedProduct[]
  readonly articles: readonly GeneratedArticle[]
}

import type { Availability, StockType } from '#domain/catalogue/stock'
import type { Attribute, PurchaseConstraint, Warning } from '#domain/catalogue/variant'

/** A product as a catalogue is put in. */
export interface ProductData {
  readonly productId: string
  readonly name: string
  /** The make's name of the product line, at the end of `name`; empty or left out when it has none. */
  readonly line?: string
  readonly description: string
  /** Name of the drawing. */
  readonly family: string
  readonly brand: string
  readonly category: string
}

/** The stock of one place; days are counted from the day of the request. */
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

/** An article with all that a catalogue says of it. Prices are SEK excluding VAT per unit. */
export interface ArticleData {
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
  /** The name that the make itself gives the article. */
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
  readonly discountGroup: string
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

/** A catalogue, or one batch of it. */
export interface CatalogueData {
  readonly products: readonly ProductData[]
  readonly articles: readonly ArticleData[]
}

export interface CategoryData {
  readonly slug: string
  readonly name: string
  /** Name of the drawing that stands for it. */
  readonly illustration: string
}

/** The data of a catalogue besides its articles. */
export interface CatalogueTerms {
  /** Parents before children, in the order of the menu. */
  readonly categories: readonly CategoryData[]
  /** Names that its products may have; search learns from them where compounds part. */
  readonly productNames: readonly string[]
  /** Discount per cent by group of customers and group of articles. */
  readonly discounts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Groups of customers by customer; the others have the group `standard`. */
  readonly priceGroups: Readonly<Record<string, string>>
}

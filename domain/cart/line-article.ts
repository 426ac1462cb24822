import { goesByExpress } from '../catalogue/express'
import type { Price } from '../catalogue/price'
import { type BriefVariant, type PurchaseConstraint, replacementOf } from '../catalogue/variant'
import type { Stock } from '../catalogue/stock'
import type { ArticleNumber, LocationId } from '../kernel/ids'

/** The price fields that a line needs: amounts in SEK per sales unit. */
export type LinePrice = Pick<
  Price,
  | 'netPrice'
  | 'alloyingPrice'
  | 'salesPrice'
  | 'salesPriceIncludingVat'
  | 'preCampaignPrice'
  | 'discountPercentage'
  | 'askForPrice'
  | 'hasBracketPrices'
>

/** The replacement of a discontinued article (CATALOG-08). */
export interface LineReplacement {
  readonly articleNumber: ArticleNumber
  readonly name: string
}

/**
 * The fields of an article that the cart's rules and rows need. The catalogue entry is more than ten times as long, and
 * many records of the log hold a line.
 */
export interface LineArticle {
  readonly name: string
  readonly variantSlug: string | undefined
  /** Names the drawing. */
  readonly family: string
  /** The sales unit. */
  readonly unit: string
  readonly discontinued: boolean
  /** Whether it can be sent by express (CART-35). */
  readonly express: boolean
  readonly stockedAt: readonly LocationId[]
  readonly purchaseConstraints: readonly PurchaseConstraint[]
  readonly replacement: LineReplacement | undefined
  readonly price: LinePrice | undefined
  readonly stock: Stock | undefined
}

export const linePrice = (price: Price): LinePrice => ({
  netPrice: price.netPrice,
  alloyingPrice: price.alloyingPrice,
  salesPrice: price.salesPrice,
  salesPriceIncludingVat: price.salesPriceIncludingVat,
  preCampaignPrice: price.preCampaignPrice,
  discountPercentage: price.discountPercentage,
  askForPrice: price.askForPrice,
  hasBracketPrices: price.hasBracketPrices,
})

/** Reduces a catalogue entry to the fields of a line. */
export const lineArticle = (variant: BriefVariant): LineArticle => {
  const replacement = replacementOf(variant)
  return {
    name: variant.name,
    variantSlug: variant.variantSlug,
    family: variant.product.family,
    unit: variant.webSalesUnit.unit,
    discontinued: variant.discontinued,
    express: goesByExpress(variant),
    stockedAt: variant.stockedAt,
    purchaseConstraints: variant.purchaseConstraints,
    replacement:
      replacement === undefined
        ? undefined
        : { articleNumber: replacement.articleNumber, name: replacement.variantName },
    price: variant.price === undefined ? undefined : linePrice(variant.price),
    stock: variant.stock,
  }
}

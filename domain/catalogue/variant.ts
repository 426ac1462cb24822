import type { ArticleNumber, LocationId } from '../kernel/ids'
import type { Price } from './price'
import type { Stock } from './stock'
import { money, type Money, roundToOre } from '../kernel/money'

export const purchaseConstraints = ['onlyStore', 'mustBeInStockedAt'] as const

export type PurchaseConstraint = (typeof purchaseConstraints)[number]

export interface WebSalesUnit {
  readonly unit: string
  readonly conversionFactor: number
  readonly conversionUnit: string | undefined
}

export interface Breadcrumb {
  readonly name: string
  readonly slug: string
}

export interface Image {
  readonly assetType: string
  readonly assetUrl: string
  readonly assetLabel: string | undefined
  readonly assetMimeType: string | undefined
}

export interface Attribute {
  readonly attributeName: string
  readonly attributeValue: string
}

export interface Warning {
  readonly code: string
  readonly description: string
  readonly signalWord: string
  readonly assetUrl: string | undefined
  readonly detailedDescription: string | undefined
}

/** A link to another article; the relation named `ersattningsartikel` is its replacement (CATALOG-08). */
export interface Relation {
  readonly name: string
  readonly articleNumber: ArticleNumber
  readonly variantSlug: string | undefined
  readonly variantName: string
  readonly images: readonly Image[]
}

/** An article that can be ordered (CATALOG-06), with price and stock where they were asked for. */
export interface Variant {
  readonly name: string
  readonly articleNumber: ArticleNumber
  readonly filterTags: readonly string[]
  readonly variantSlug: string | undefined
  readonly discontinued: boolean
  readonly stockedAt: readonly LocationId[]
  readonly purchaseConstraints: readonly PurchaseConstraint[]
  readonly webSalesUnit: WebSalesUnit
  readonly ean: string | undefined
  readonly product: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly family: string
    readonly breadcrumbs: readonly Breadcrumb[]
    readonly categoryPaths: readonly string[]
  }
  readonly brands: readonly { readonly brand: string }[]
  readonly images: readonly Image[]
  readonly attributes: readonly Attribute[]
  readonly warnings: readonly Warning[]
  readonly relations: readonly Relation[]
  readonly price: Price | undefined
  readonly stock: Stock | undefined
}

/**
 * A variant without what describes it, which is the bulk of it: what prices, stock, the rules of buying and the lines of
 * a cart need.
 */
export interface BriefVariant extends Omit<
  Variant,
  'ean' | 'images' | 'attributes' | 'warnings' | 'product' | 'relations'
> {
  readonly product: Omit<Variant['product'], 'description'>
  readonly relations: readonly Omit<Relation, 'images'>[]
}

/** A variant as lists show it: in brief, with the facts that tell it apart from its neighbours. */
export interface ListedVariant extends BriefVariant {
  readonly attributes: Variant['attributes']
}

export const REPLACEMENT_RELATION = 'ersattningsartikel'

/** The replacement of this article; other relations are not offered (CATALOG-08). */
export const replacementOf = <R extends { readonly name: string }>(
  variant: { readonly relations: readonly R[] } | undefined,
): R | undefined => variant?.relations.find(({ name }) => name === REPLACEMENT_RELATION)

export const PREDECESSOR_RELATION = 'ersatter'

/** The articles whose place this one has taken. */
export const predecessorsOf = (variant: Variant): Variant['relations'] =>
  variant.relations.filter(({ name }) => name === PREDECESSOR_RELATION)

/** What one sales unit holds, in the unit that the goods are used by: a parcel of 50 m, a length of 3 m. */
export interface Pack {
  readonly content: number
  readonly unit: string
}

/** Undefined where goods are sold by the unit that they are used by (CATALOG-06). */
export const packOf = ({ unit, conversionFactor, conversionUnit }: WebSalesUnit): Pack | undefined =>
  conversionUnit === undefined || conversionUnit === unit || !(conversionFactor > 0)
    ? undefined
    : { content: conversionFactor, unit: conversionUnit }

/** The price of one unit of what a pack holds, in whole öre. */
export const priceWithin = ({ content }: Pack, price: Money): Money => roundToOre(money(price / content))

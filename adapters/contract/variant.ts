import * as t from 'io-ts'
import type { Price, PriceBracket } from '#domain/catalogue/price'
import { availabilities, type Stock, stockTypes } from '#domain/catalogue/stock'
import { purchaseConstraints, type ListedVariant, type Variant } from '#domain/catalogue/variant'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, Day, LocationId, Money } from '#application/codecs/values'

// The variant on the wire. The compiler holds these codecs to the types of the domain in both directions; the queries and
// the schema of GraphQL are derived from them. The name of an object is the name of its type there.

const DiscountCodec = t.strict({ amount: Money, name: t.string, percentage: t.number, type: t.string }, 'Discount')

export const priceFields = {
  netPrice: Money,
  alloyingPrice: Money,
  discountAmount: Money,
  discounts: listOf(DiscountCodec),
  salesPriceUnit: t.string,
  salesPriceIncludingVat: Money,
  salesPrice: Money,
  priceType: t.string,
  preCampaignPrice: optional(Money),
  discountPercentage: t.number,
  askForPrice: t.boolean,
  hasBracketPrices: t.boolean,
}
export const PriceCodec: Codec<Price> = t.strict(priceFields, 'Price')

export const PriceBrackets: Codec<readonly PriceBracket[]> = listOf(
  t.strict({ fromQuantity: t.number, netPrice: Money }),
)

const StockLocationCodec = t.strict(
  {
    locationId: LocationId,
    availability: oneOf(availabilities, 'Availability'),
    availabilityDate: optional(t.string),
    availabilityDateISO: optional(Day),
    availableFromDays: optional(t.number),
    availableToDays: optional(t.number),
    quantity: t.number,
    orderMultiple: withDefault<number>(t.number, 1),
    stocked: withDefault<boolean>(t.boolean, false),
    status: optional(t.string),
    subAvailabilities: listOf(t.strict({ date: Day, quantity: t.number }, 'SubAvailability')),
  },
  'StockLocation',
)

export const StockCodec: Codec<Stock> = t.strict(
  { stockType: oneOf(stockTypes, 'StockType'), locations: listOf(StockLocationCodec) },
  'Stock',
)

const ImageCodec = t.strict(
  {
    assetType: t.string,
    assetUrl: t.string,
    assetLabel: optional(t.string),
    assetMimeType: optional(t.string),
  },
  'Image',
)

export const webSalesUnitFields = { unit: t.string, conversionFactor: t.number, conversionUnit: optional(t.string) }
export const WebSalesUnitCodec = t.strict(webSalesUnitFields, 'WebSalesUnit')

export const briefProductFields = {
  id: t.string,
  name: t.string,
  family: withDefault<string>(t.string, ''),
  breadcrumbs: listOf(t.strict({ name: t.string, slug: t.string }, 'Breadcrumb')),
  categoryPaths: listOf(t.string),
}
export const productFields = { ...briefProductFields, description: withDefault<string>(t.string, '') }

const WarningCodec = t.strict(
  {
    code: t.string,
    description: t.string,
    signalWord: t.string,
    assetUrl: optional(t.string),
    detailedDescription: optional(t.string),
  },
  'Warning',
)

export const briefRelationFields = {
  name: t.string,
  articleNumber: ArticleNumber,
  variantSlug: optional(t.string),
  variantName: withDefault<string>(t.string, ''),
}
export const relationFields = { ...briefRelationFields, images: listOf(ImageCodec) }
export const RelationCodec = t.strict(relationFields, 'Relation')

const briefVariantFields = {
  name: t.string,
  articleNumber: ArticleNumber,
  filterTags: listOf(t.string),
  variantSlug: optional(t.string),
  discontinued: withDefault<boolean>(t.boolean, false),
  stockedAt: listOf(LocationId),
  purchaseConstraints: listOf(oneOf(purchaseConstraints, 'PurchaseConstraint')),
  webSalesUnit: WebSalesUnitCodec,
  brands: listOf(t.strict({ brand: t.string }, 'Brand')),
  price: optional(PriceCodec),
  stock: optional(StockCodec),
}

const attributes = listOf(t.strict({ attributeName: t.string, attributeValue: t.string }, 'Attribute'))

export const variantFields = {
  ...briefVariantFields,
  ean: optional(t.string),
  product: t.strict(productFields, 'Product'),
  images: listOf(ImageCodec),
  attributes,
  warnings: listOf(WarningCodec),
  relations: listOf(RelationCodec),
}
export const VariantCodec: Codec<Variant> = t.strict(variantFields, 'Variant')

export const ListedVariantCodec: Codec<ListedVariant> = t.strict(
  {
    ...briefVariantFields,
    product: t.strict(briefProductFields, 'Product'),
    attributes,
    relations: listOf(t.strict(briefRelationFields, 'Relation')),
  },
  'Variant',
)

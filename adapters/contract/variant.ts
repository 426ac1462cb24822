import * as t from 'io-ts'
import type { Price, PriceBracket } from '#domain/catalogue/price'
import { availabilities, type Stock, stockTypes } from '#domain/catalogue/stock'
import { purchaseConstraints, type Variant } from '#domain/catalogue/variant'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, Day, LocationId, Money } from '#application/codecs/values'

export const PriceCodec: Codec<Price> = t.readonly(
  t.type({
    netPrice: Money,
    alloyingPrice: Money,
    discountAmount: Money,
    discounts: listOf(t.type({ amount: Money, name: t.string, percentage: t.number, type: t.string })),
    salesPriceUnit: t.string,
    salesPriceIncludingVat: Money,
    salesPrice: Money,
    priceType: t.string,
    preCampaignPrice: optional(Money),
    discountPercentage: t.number,
    askForPrice: t.boolean,
    hasBracketPrices: t.boolean,
  }),
)

export const PriceBrackets: Codec<readonly PriceBracket[]> = listOf(t.type({ fromQuantity: t.number, netPrice: Money }))

export const StockCodec: Codec<Stock> = t.type({
  stockType: oneOf(stockTypes, 'StockType'),
  locations: listOf(
    t.type({
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
      subAvailabilities: listOf(t.type({ date: Day, quantity: t.number })),
    }),
  ),
})

const ImageCodec = t.type({
  assetType: t.string,
  assetUrl: t.string,
  assetLabel: optional(t.string),
  assetMimeType: optional(t.string),
})

export const VariantCodec: Codec<Variant> = t.type({
  name: t.string,
  articleNumber: ArticleNumber,
  filterTags: listOf(t.string),
  variantSlug: optional(t.string),
  discontinued: withDefault<boolean>(t.boolean, false),
  stockedAt: listOf(LocationId),
  purchaseConstraints: listOf(oneOf(purchaseConstraints, 'PurchaseConstraint')),
  webSalesUnit: t.type({ unit: t.string, conversionFactor: t.number, conversionUnit: optional(t.string) }),
  ean: optional(t.string),
  product: t.type({
    id: t.string,
    name: t.string,
    description: withDefault<string>(t.string, ''),
    family: withDefault<string>(t.string, ''),
    breadcrumbs: listOf(t.type({ name: t.string, slug: t.string })),
    categoryPaths: listOf(t.string),
  }),
  brands: listOf(t.type({ brand: t.string })),
  images: listOf(ImageCodec),
  attributes: listOf(t.type({ attributeName: t.string, attributeValue: t.string })),
  warnings: listOf(
    t.type({
      code: t.string,
      description: t.string,
      signalWord: t.string,
      assetUrl: optional(t.string),
      detailedDescription: optional(t.string),
    }),
  ),
  relations: listOf(
    t.type({
      name: t.string,
      articleNumber: ArticleNumber,
      variantSlug: optional(t.string),
      variantName: withDefault<string>(t.string, ''),
      images: listOf(ImageCodec),
    }),
  ),
  price: optional(PriceCodec),
  stock: optional(StockCodec),
})

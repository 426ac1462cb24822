import type { Discount, Price } from '#domain/catalogue/price'
import {
  availabilities,
  type Stock,
  type StockLocation,
  stockTypes,
  type SubAvailability,
} from '#domain/catalogue/stock'
import {
  type Attribute,
  type Breadcrumb,
  type Image,
  purchaseConstraints,
  type Relation,
  type Variant,
  type Warning,
  type WebSalesUnit,
} from '#domain/catalogue/variant'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Money } from '#domain/kernel/money'
import { listOf, optional, plain, struct } from '../codec-parts'

const money = plain.number<Money>()

const discount = struct<Discount>({
  amount: money,
  name: plain.text(),
  percentage: plain.number(),
  type: plain.text(),
})

const price = struct<Price>({
  netPrice: money,
  alloyingPrice: money,
  discountAmount: money,
  discounts: listOf(discount),
  salesPriceUnit: plain.text(),
  salesPriceIncludingVat: money,
  salesPrice: money,
  priceType: plain.text(),
  preCampaignPrice: optional(money),
  discountPercentage: plain.number(),
  askForPrice: plain.flag,
  hasBracketPrices: plain.flag,
})

const subAvailability = struct<SubAvailability>({ date: plain.text<CalendarDate>(), quantity: plain.number() })

const stockLocation = struct<StockLocation>({
  locationId: plain.text<LocationId>(),
  availability: plain.oneOf(availabilities),
  availabilityDate: optional(plain.text()),
  availabilityDateISO: optional(plain.text<CalendarDate>()),
  availableFromDays: optional(plain.number()),
  availableToDays: optional(plain.number()),
  quantity: plain.number(),
  orderMultiple: plain.number(),
  stocked: plain.flag,
  status: optional(plain.text()),
  subAvailabilities: listOf(subAvailability),
})

const stock = struct<Stock>({ stockType: plain.oneOf(stockTypes), locations: listOf(stockLocation) })

const breadcrumb = struct<Breadcrumb>({ name: plain.text(), slug: plain.text() })

const image = struct<Image>({
  assetType: plain.text(),
  assetUrl: plain.text(),
  assetLabel: optional(plain.text()),
  assetMimeType: optional(plain.text()),
})

const attribute = struct<Attribute>({ attributeName: plain.text(), attributeValue: plain.text() })

const warning = struct<Warning>({
  code: plain.text(),
  description: plain.text(),
  signalWord: plain.text(),
  assetUrl: optional(plain.text()),
  detailedDescription: optional(plain.text()),
})

const relation = struct<Relation>({
  name: plain.text(),
  articleNumber: plain.text<ArticleNumber>(),
  variantSlug: optional(plain.text()),
  variantName: plain.text(),
  images: listOf(image),
})

const webSalesUnit = struct<WebSalesUnit>({
  unit: plain.text(),
  conversionFactor: plain.number(),
  conversionUnit: optional(plain.text()),
})

const product = struct<Variant['product']>({
  id: plain.text(),
  name: plain.text(),
  description: plain.text(),
  family: plain.text(),
  breadcrumbs: listOf(breadcrumb),
  categoryPaths: listOf(plain.text()),
})

export const variant = struct<Variant>({
  name: plain.text(),
  articleNumber: plain.text<ArticleNumber>(),
  filterTags: listOf(plain.text()),
  variantSlug: optional(plain.text()),
  discontinued: plain.flag,
  stockedAt: listOf(plain.text<LocationId>()),
  purchaseConstraints: listOf(plain.oneOf(purchaseConstraints)),
  webSalesUnit,
  ean: optional(plain.text()),
  product,
  brands: listOf(struct<Variant['brands'][number]>({ brand: plain.text() })),
  images: listOf(image),
  attributes: listOf(attribute),
  warnings: listOf(warning),
  relations: listOf(relation),
  price: optional(price),
  stock: optional(stock),
})

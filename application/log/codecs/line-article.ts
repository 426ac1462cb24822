import type { LineArticle, LinePrice, LineReplacement } from '#domain/cart/line-article'
import {
  availabilities,
  type Stock,
  type StockLocation,
  stockTypes,
  type SubAvailability,
} from '#domain/catalogue/stock'
import { purchaseConstraints } from '#domain/catalogue/variant'
import { oneOf } from '#application/codecs/codec'
import { anyNumber, field, listOf, optional, struct } from '#application/codecs/logged'
import { Flag, LocationId, Money, Text } from '#application/codecs/values'
import { articleNumber, day } from './values'

const money = field.public(Money)

const price = struct<LinePrice>({
  netPrice: money,
  alloyingPrice: money,
  salesPrice: money,
  salesPriceIncludingVat: money,
  preCampaignPrice: optional(money),
  discountPercentage: field.public(anyNumber),
  askForPrice: field.public(Flag),
  hasBracketPrices: field.public(Flag),
})

const subAvailability = struct<SubAvailability>({ date: day, quantity: field.public(anyNumber) })

const stockLocation = struct<StockLocation>({
  locationId: field.public(LocationId),
  availability: field.public(oneOf(availabilities)),
  availabilityDate: optional(field.public(Text)),
  availabilityDateISO: optional(day),
  availableFromDays: optional(field.public(anyNumber)),
  availableToDays: optional(field.public(anyNumber)),
  quantity: field.public(anyNumber),
  orderMultiple: field.public(anyNumber),
  stocked: field.public(Flag),
  status: optional(field.public(Text)),
  subAvailabilities: listOf(subAvailability),
})

const stock = struct<Stock>({ stockType: field.public(oneOf(stockTypes)), locations: listOf(stockLocation) })

const replacement = struct<LineReplacement>({ articleNumber, name: field.public(Text) })

/** The shape of an article in the log, the same in all payloads. */
export const lineArticle = struct<LineArticle>({
  name: field.public(Text),
  variantSlug: optional(field.public(Text)),
  family: field.public(Text),
  unit: field.public(Text),
  discontinued: field.public(Flag),
  express: field.public(Flag),
  stockedAt: listOf(field.public(LocationId)),
  purchaseConstraints: listOf(field.public(oneOf(purchaseConstraints))),
  replacement: optional(replacement),
  price: optional(price),
  stock: optional(stock),
})

import type { LineArticle, LinePrice, LineReplacement } from '#domain/cart/line-article'
import {
  availabilities,
  type Stock,
  type StockLocation,
  stockTypes,
  type SubAvailability,
} from '#domain/catalogue/stock'
import { purchaseConstraints } from '#domain/catalogue/variant'
import type { LocationId } from '#domain/kernel/ids'
import type { Money } from '#domain/kernel/money'
import { listOf, optional, plain, struct } from '../codec-parts'
import { articleNumber, day } from './values'

const money = plain.number<Money>()

const price = struct<LinePrice>({
  netPrice: money,
  alloyingPrice: money,
  salesPrice: money,
  salesPriceIncludingVat: money,
  preCampaignPrice: optional(money),
  discountPercentage: plain.number(),
  askForPrice: plain.flag,
  hasBracketPrices: plain.flag,
})

const subAvailability = struct<SubAvailability>({ date: day, quantity: plain.number() })

const stockLocation = struct<StockLocation>({
  locationId: plain.text<LocationId>(),
  availability: plain.oneOf(availabilities),
  availabilityDate: optional(plain.text()),
  availabilityDateISO: optional(day),
  availableFromDays: optional(plain.number()),
  availableToDays: optional(plain.number()),
  quantity: plain.number(),
  orderMultiple: plain.number(),
  stocked: plain.flag,
  status: optional(plain.text()),
  subAvailabilities: listOf(subAvailability),
})

const stock = struct<Stock>({ stockType: plain.oneOf(stockTypes), locations: listOf(stockLocation) })

const replacement = struct<LineReplacement>({ articleNumber, name: plain.text() })

/** The one shape in which an article lies in the log, whatever payload holds it. */
export const lineArticle = struct<LineArticle>({
  name: plain.text(),
  variantSlug: optional(plain.text()),
  family: plain.text(),
  unit: plain.text(),
  discontinued: plain.flag,
  express: plain.flag,
  stockedAt: listOf(plain.text<LocationId>()),
  purchaseConstraints: listOf(plain.oneOf(purchaseConstraints)),
  replacement: optional(replacement),
  price: optional(price),
  stock: optional(stock),
})

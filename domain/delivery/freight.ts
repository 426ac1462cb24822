import { type Money, money, noMoney } from '../kernel/money'
import type { DeliveryId } from './delivery-type'

/** What one delivery costs to send: SEK excluding VAT. */
export interface FreightPrice {
  readonly price: Money
  /** Goods of a higher value than this are sent free of charge; undefined where the value makes no difference. */
  readonly freeAbove: Money | undefined
}

/** The freight of each kind of delivery. A kind without an entry has no freight that the shop knows of. */
export type FreightPrices = Readonly<Partial<Record<DeliveryId, FreightPrice>>>

/** The freight of one delivery: SEK excluding VAT. */
export interface Freight {
  /** Zero where the goods are sent free of charge. */
  readonly amount: Money
  /** The least amount in whole kronor that makes the freight free if goods are bought for it; undefined if none does. */
  readonly missingToFree: Money | undefined
}

/**
 * The freight of goods of a value, excluding VAT, that are sent as one delivery. Each kind of delivery in a cart is one
 * delivery with a freight of its own. The value is that of lines with a price: a line with its price on request has none.
 */
export const freightOf = ({ price, freeAbove }: FreightPrice, goods: Money): Freight => {
  if (freeAbove === undefined || price === noMoney) return { amount: price, missingToFree: undefined }
  if (goods > freeAbove) return { amount: noMoney, missingToFree: undefined }
  return { amount: price, missingToFree: money(Math.floor(money(freeAbove - goods)) + 1) }
}

import type { DeliveryId } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber, Instant, InvoiceNumber, OrderNumber } from '../kernel/ids'
import type { Money } from '../kernel/money'

/** A row of an order. Quantities are in sales units. */
export interface OrderLine {
  /** From 1, in the order in which the customer saw them. */
  readonly position: number
  readonly articleNumber: ArticleNumber
  readonly ordered: number
  /** Set aside in stock for this order and not picked yet. */
  readonly reserved: number
  readonly picked: number
  /** Never picked, because the order or what was left of it was cancelled. */
  readonly cancelled: number
  /** Of all that was ordered, SEK excluding VAT, in whole öre. */
  readonly total: Money
}

/** Some of a row. */
export interface LineQuantity {
  readonly position: number
  readonly quantity: number
}

/** How goods left the place that they were picked at: on a vehicle, or put out to be collected. */
export type Sent =
  | { readonly tag: 'Dispatched'; readonly at: Instant; readonly trackingNumber: string }
  | { readonly tag: 'Ready'; readonly at: Instant }

export type ShipmentProgress =
  | { readonly tag: 'Picked' }
  | Sent
  | {
      readonly tag: 'Delivered'
      readonly at: Instant
      readonly sent: Sent
      readonly invoice: InvoiceNumber | undefined
    }

/** What was picked at one time goes out together. */
export interface Shipment {
  /** From 1 within the order. */
  readonly number: number
  readonly lines: readonly LineQuantity[]
  readonly pickedAt: Instant
  readonly progress: ShipmentProgress
}

/** Part of a row with its amount: SEK excluding VAT, in whole öre. */
export interface LineAmount extends LineQuantity {
  readonly amount: Money
}

/** Returned goods go back into stock; damaged ones do not. */
export const creditReasons = ['returned', 'damaged'] as const
export type CreditReason = (typeof creditReasons)[number]

export interface CreditNote {
  readonly number: InvoiceNumber
  readonly issuedOn: CalendarDate
  readonly reason: CreditReason
  readonly lines: readonly LineAmount[]
  /** Sum of the lines, as a positive amount. */
  readonly total: Money
}

/** What the customer has claimed or sent back, and has no credit note for yet. */
export interface Claim {
  readonly at: Instant
  readonly reason: CreditReason
  readonly lines: readonly LineQuantity[]
}

/** The invoice of one shipment. */
export interface Invoice {
  readonly number: InvoiceNumber
  readonly shipment: number
  readonly issuedOn: CalendarDate
  readonly dueOn: CalendarDate
  readonly lines: readonly LineAmount[]
  /** The freight of the whole order, on its first invoice. */
  readonly freight: Money
  /** Sum of lines and freight. */
  readonly total: Money
  readonly credits: readonly CreditNote[]
  readonly paidOn: CalendarDate | undefined
}

/** One delivery of what was ordered together: an order with a number of its own. */
export interface Order {
  readonly deliveryId: DeliveryId
  readonly lines: readonly OrderLine[]
  readonly freight: Money
  readonly receivedAt: Instant
  /** Given when the order is confirmed; until then it has the number that the checkout answered. */
  readonly confirmed: { readonly at: Instant; readonly orderNumber: OrderNumber } | undefined
  readonly shipments: readonly Shipment[]
  readonly invoices: readonly Invoice[]
  /** Those that are not credited, the oldest first. */
  readonly claims: readonly Claim[]
  /** When the order, or what was left of it, was cancelled. */
  readonly cancelledAt: Instant | undefined
}

/** Undefined before the order is received. */
export type OrderState = Order | undefined

/** Neither picked nor cancelled. */
export const restOf = ({ ordered, picked, cancelled }: OrderLine): number =>
  roundToTenDecimals(ordered - picked - cancelled)

/** Neither picked nor cancelled, and not in stock either: it must be supplied first. */
export const missingOf = (line: OrderLine): number => roundToTenDecimals(restOf(line) - line.reserved)

export const hasRest = ({ lines }: Pick<Order, 'lines'>): boolean => lines.some((line) => restOf(line) > 0)

/** Whether the whole order was cancelled. */
export const isCancelled = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.every(({ ordered, cancelled }) => cancelled === ordered)

/** Whether something is left that can be cancelled: what is not picked yet. */
export const isCancellable = (order: Pick<Order, 'lines'>): boolean => hasRest(order)

import type { DeliveryId } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import type { ArticleNumber, Instant, InvoiceNumber, OrderNumber } from '../kernel/ids'
import type { Money } from '../kernel/money'
import type { CreditReason, LineAmount, LineQuantity } from './order'

/** A row as it is received. `reserved`: how much of it the stock of its place held. */
export interface ReceivedLine {
  readonly position: number
  readonly articleNumber: ArticleNumber
  readonly ordered: number
  readonly reserved: number
  readonly total: Money
}

interface Received {
  readonly deliveryId: DeliveryId
  readonly lines: readonly ReceivedLine[]
  readonly freight: Money
}

/** What the order service is told of one order. */
export type OrderCommand = { readonly at: Instant } & (
  | ({ readonly tag: 'Receive' } & Received)
  | { readonly tag: 'Confirm'; readonly orderNumber: OrderNumber }
  /** Goods that were missing have come in for this order. */
  | { readonly tag: 'Supply'; readonly lines: readonly LineQuantity[] }
  | { readonly tag: 'Pick'; readonly lines: readonly LineQuantity[] }
  | { readonly tag: 'Dispatch'; readonly shipment: number; readonly trackingNumber: string }
  | { readonly tag: 'MakeReady'; readonly shipment: number }
  /** The goods were handed over, by a driver or at a counter. */
  | { readonly tag: 'Deliver'; readonly shipment: number }
  | {
      readonly tag: 'Invoice'
      readonly shipment: number
      readonly invoiceNumber: InvoiceNumber
      readonly issuedOn: CalendarDate
    }
  /** The customer wants a credit note for goods that were delivered. */
  | { readonly tag: 'Claim'; readonly lines: readonly LineQuantity[]; readonly reason: CreditReason }
  | {
      readonly tag: 'Credit'
      readonly invoiceNumber: InvoiceNumber
      readonly creditNumber: InvoiceNumber
      readonly lines: readonly LineQuantity[]
      readonly reason: CreditReason
      readonly issuedOn: CalendarDate
    }
  | { readonly tag: 'Pay'; readonly invoiceNumber: InvoiceNumber; readonly paidOn: CalendarDate }
  /** Cancels all that is not picked yet. */
  | { readonly tag: 'Cancel' }
)

export type OrderEvent = { readonly at: Instant } & (
  | ({ readonly tag: 'Received' } & Received)
  | { readonly tag: 'Confirmed'; readonly orderNumber: OrderNumber }
  | { readonly tag: 'Supplied'; readonly lines: readonly LineQuantity[] }
  | { readonly tag: 'Picked'; readonly shipment: number; readonly lines: readonly LineQuantity[] }
  | { readonly tag: 'Dispatched'; readonly shipment: number; readonly trackingNumber: string }
  | { readonly tag: 'MadeReady'; readonly shipment: number }
  | { readonly tag: 'Delivered'; readonly shipment: number }
  | {
      readonly tag: 'Invoiced'
      readonly shipment: number
      readonly invoiceNumber: InvoiceNumber
      readonly issuedOn: CalendarDate
      readonly dueOn: CalendarDate
      readonly lines: readonly LineAmount[]
      readonly freight: Money
    }
  | { readonly tag: 'Claimed'; readonly lines: readonly LineQuantity[]; readonly reason: CreditReason }
  | {
      readonly tag: 'Credited'
      readonly invoiceNumber: InvoiceNumber
      readonly creditNumber: InvoiceNumber
      readonly lines: readonly LineAmount[]
      readonly reason: CreditReason
      readonly issuedOn: CalendarDate
    }
  | { readonly tag: 'Paid'; readonly invoiceNumber: InvoiceNumber; readonly paidOn: CalendarDate }
  /** `lines`: what will not be picked. */
  | { readonly tag: 'Cancelled'; readonly lines: readonly LineQuantity[] }
)

/** Why an order does not do what it is told. */
export type OrderRefusal =
  | { readonly tag: 'NotReceived' }
  | { readonly tag: 'AlreadyReceived' }
  | { readonly tag: 'NotConfirmed' }
  | { readonly tag: 'AlreadyConfirmed' }
  /** Names no rows, a row twice, a row that the order does not have, or a quantity that is not above zero. */
  | { readonly tag: 'WrongLines' }
  /** More of a row than there is to supply, pick, claim or credit. */
  | { readonly tag: 'TooMuch'; readonly position: number }
  | { readonly tag: 'NoSuchShipment' }
  /** The shipment has already gone further, or has not come so far. */
  | { readonly tag: 'WrongStage' }
  /** Goods for a store are not driven out, and others are not put out to be collected. */
  | { readonly tag: 'WrongDelivery' }
  | { readonly tag: 'NoSuchInvoice' }
  | { readonly tag: 'NumberTaken' }
  | { readonly tag: 'AlreadyPaid' }
  | { readonly tag: 'NothingToCancel' }

/** What the stock of the order's place gets back. */
export interface StockReturn {
  readonly tag: 'GiveBackStock'
  readonly lines: readonly { readonly articleNumber: ArticleNumber; readonly quantity: number }[]
}

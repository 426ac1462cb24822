import type { DeliveryAddress } from '#domain/address/destination'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type {
  ArticleNumber,
  CustomerId,
  Instant,
  InvoiceNumber,
  LocationId,
  OrderNumber,
  ProjectId,
  UserId,
} from '#domain/kernel/ids'
import type { Money } from '#domain/kernel/money'
import type { CreditReason, LineQuantity } from '#domain/order/order'
import type { OrderSort, SearchedCustomers } from '#domain/order/order-search'
import type { OrderStatus } from '#domain/order/order-status'
import type { OrderEvent } from '#domain/order/protocol'
import type { Call, CallOptions } from './call'

/** What a page of the order history asks for (ORDER-09). */
export interface OrdersQuery {
  /** As the user has typed it, at most `LONGEST_ORDER_SEARCH` characters. */
  readonly text: string
  readonly customers: SearchedCustomers
  /** Empty: all. */
  readonly statuses: readonly OrderStatus[]
  /** Days on which the orders were placed, both included. */
  readonly fromDate: CalendarDate | undefined
  readonly toDate: CalendarDate | undefined
  readonly sort: OrderSort
  readonly limit: number
  readonly offset: number
}

/** An order as the history lists it: one delivery of what was ordered together. Amounts are SEK excluding VAT. */
export interface OrderSummary {
  /** The one that the checkout answered until the order is confirmed and has its own. */
  readonly orderNumber: OrderNumber
  /** The number that the checkout answered; it leads to the order for ever. */
  readonly tempOrderId: string
  readonly customerId: CustomerId
  readonly placedAt: Instant
  readonly project: { readonly projectId: ProjectId; readonly name: string } | undefined
  readonly goodsMark: string | undefined
  readonly reference: string | undefined
  /** `name` is empty where the service does not know it. */
  readonly buyer: { readonly userId: UserId; readonly name: string }
  readonly deliveryId: DeliveryId
  /** Where the goods are collected; undefined for goods that are driven out. */
  readonly store: { readonly locationId: LocationId; readonly name: string } | undefined
  /** When the goods came or are to come, as far as it is known. */
  readonly deliveryDay: CalendarDate | undefined
  readonly status: OrderStatus
  /** Rows that are left to deliver after a part of the order. */
  readonly restLines: number
  /** When what is left is expected. */
  readonly restDay: CalendarDate | undefined
  readonly lineCount: number
  /** Of rows and freight; undefined for a reader who may not see prices. */
  readonly total: Money | undefined
  /** Whether the reader can cancel it, or what is left of it. */
  readonly isCancellable: boolean
}

export interface OrdersPage {
  readonly orders: readonly OrderSummary[]
  /** All that fit the question. */
  readonly total: number
}

/** A row of a placed order. Quantities are in sales units; amounts are undefined for whoever may not see prices. */
export interface HistoricLine {
  readonly position: number
  readonly articleNumber: ArticleNumber
  readonly name: string
  readonly unit: string
  readonly label: string
  readonly ordered: number
  readonly delivered: number
  readonly cancelled: number
  /** Neither picked nor cancelled. */
  readonly rest: number
  readonly netPrice: Money | undefined
  readonly alloyingTotal: Money | undefined
  readonly lineTotal: Money | undefined
}

/** What was picked at one time and goes out together. */
export interface HistoricShipment {
  readonly number: number
  readonly stage: 'picked' | 'dispatched' | 'readyToCollect' | 'delivered'
  readonly lines: readonly LineQuantity[]
  readonly pickedAt: Instant
  readonly dispatchedAt: Instant | undefined
  readonly readyAt: Instant | undefined
  readonly deliveredAt: Instant | undefined
  readonly trackingNumber: string | undefined
  readonly invoiceNumber: InvoiceNumber | undefined
}

/** Something that happened to an order. */
export interface HistoricEvent {
  readonly type: OrderEvent['tag']
  readonly at: Instant
  readonly shipment: number | undefined
  /** Of the invoice or the credit note that the event is about. */
  readonly invoiceNumber: InvoiceNumber | undefined
}

/** An order with all that its page shows. */
export interface HistoricOrder extends OrderSummary {
  /** The number that the customer orders by. */
  readonly customerOrderNumber: string | undefined
  readonly fields: DeliveryFormValues
  readonly requestedDeliveryDate: CalendarDate | undefined
  readonly freight: Money | undefined
  readonly lines: readonly HistoricLine[]
  readonly shipments: readonly HistoricShipment[]
  /** From the first on. */
  readonly events: readonly HistoricEvent[]
}

/** Where the goods of an order go and who pays them. */
export interface OrderAddresses {
  readonly delivery: DeliveryAddress | undefined
  readonly store:
    | {
        readonly locationId: LocationId
        readonly name: string
        readonly address: string
        readonly zipCode: string
        readonly city: string
        readonly phone: string
      }
    | undefined
  readonly customer: {
    readonly customerId: CustomerId
    readonly name: string
    readonly zipCode: string
    readonly city: string
  }
}

/** Part of a row with its amount, which is undefined for whoever may not see prices. */
export interface InvoicedLine extends LineQuantity {
  readonly amount: Money | undefined
}

export interface HistoricCreditNote {
  readonly number: InvoiceNumber
  readonly issuedOn: CalendarDate
  readonly reason: CreditReason
  readonly lines: readonly InvoicedLine[]
  /** A positive amount. */
  readonly total: Money | undefined
}

export interface HistoricInvoice {
  readonly number: InvoiceNumber
  readonly shipment: number
  readonly issuedOn: CalendarDate
  readonly dueOn: CalendarDate
  readonly lines: readonly InvoicedLine[]
  readonly freight: Money | undefined
  readonly total: Money | undefined
  readonly credits: readonly HistoricCreditNote[]
  readonly paidOn: CalendarDate | undefined
  /** What is still to be paid. */
  readonly open: Money | undefined
}

/** What was ordered in a month for a project from a department, less what was cancelled or credited. */
export interface Spending {
  /** YYYY-MM */
  readonly month: string
  readonly project: { readonly projectId: ProjectId; readonly name: string } | undefined
  /** The top category of the goods; undefined for freight and for goods that are no longer in the catalogue. */
  readonly department: { readonly slug: string; readonly name: string } | undefined
  /** SEK excluding VAT. */
  readonly amount: Money
}

export interface OpenInvoice {
  readonly invoiceNumber: InvoiceNumber
  readonly orderNumber: OrderNumber
  readonly issuedOn: CalendarDate
  readonly dueOn: CalendarDate
  readonly total: Money
  readonly open: Money
}

/** What a customer has spent over two years, and what it has to pay (PERM-18). */
export interface FinancialFollowUp {
  readonly spending: readonly Spending[]
  /** The one that is due first comes first. */
  readonly openInvoices: readonly OpenInvoice[]
}

/** Placed orders of the user's customers (ORDER-01). Orders out of reach are answered as absent ones. */
export interface OrderHistory {
  readonly search: (query: OrdersQuery, options?: CallOptions) => Call<OrdersPage>
  /** @param id the order's number, or the one that the checkout answered */
  readonly order: (id: string, options?: CallOptions) => Call<HistoricOrder>
  /** Where the goods go (ORDER-07). */
  readonly addresses: (id: string, options?: CallOptions) => Call<OrderAddresses>
  /** Invoices with their credit notes (ORDER-06). */
  readonly invoices: (id: string, options?: CallOptions) => Call<readonly HistoricInvoice[]>
  /** The number that an order has now, by the one that the checkout answered (ORDER-11). */
  readonly orderId: (tempOrderId: string, options?: CallOptions) => Call<OrderNumber>
  /** Cancels the order, or what is left of it. Refused with `ORDER_NOT_CANCELLABLE` where all is picked. */
  readonly cancel: (id: string, options?: CallOptions) => Call<HistoricOrder>
  readonly financialFollowUp: (options?: CallOptions) => Call<FinancialFollowUp>
}

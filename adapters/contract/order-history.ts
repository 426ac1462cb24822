import * as t from 'io-ts'
import { creditReasons } from '#domain/order/order'
import { orderStatuses } from '#domain/order/order-status'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import {
  ArticleNumber,
  CustomerId,
  Day,
  DeliveryId,
  Instant,
  InvoiceNumber,
  LocationId,
  Money,
  OrderNumber,
  ProjectId,
  UserId,
} from '#application/codecs/values'
import type {
  FinancialFollowUp,
  HistoricEvent,
  HistoricInvoice,
  HistoricOrder,
  HistoricShipment,
  OrderAddresses,
  OrderSummary,
} from '#application/ports/order-history'
import { WireDestination } from './address'
import { Fields } from './checkout'

/** The parameters of GET /orders/search (ORDER-09), as texts. `orderStatus` may name several with commas between. */
export const OrdersQueryText = t.exact(
  t.partial({
    q: t.string,
    orderStatus: t.string,
    fromDate: t.string,
    toDate: t.string,
    sort: t.string,
    limit: t.string,
    offset: t.string,
  }),
)

const Text = withDefault<string>(t.string, '')
const Project = optional(t.strict({ projectId: ProjectId, name: Text }))
const Amount = optional(Money)

const summary = {
  orderNumber: OrderNumber,
  tempOrderId: t.string,
  customerId: CustomerId,
  placedAt: Instant,
  project: Project,
  goodsMark: optional(t.string),
  reference: optional(t.string),
  buyer: t.strict({ userId: UserId, name: Text }),
  deliveryId: DeliveryId,
  store: optional(t.strict({ locationId: LocationId, name: Text })),
  deliveryDay: optional(Day),
  status: oneOf(orderStatuses, 'OrderStatus'),
  restLines: withDefault<number>(t.number, 0),
  restDay: optional(Day),
  lineCount: t.number,
  total: Amount,
  isCancellable: withDefault<boolean>(t.boolean, false),
}

const OrderSummaryCodec: Codec<OrderSummary> = t.strict(summary)

/** GET /orders/search */
export const OrdersAnswer = t.strict({ data: listOf(OrderSummaryCodec), total: t.number })

const LineQuantities = listOf(t.strict({ position: t.number, quantity: t.number }))

const HistoricLineCodec = t.strict({
  position: t.number,
  articleNumber: ArticleNumber,
  name: Text,
  unit: Text,
  label: Text,
  ordered: t.number,
  delivered: t.number,
  cancelled: t.number,
  rest: t.number,
  netPrice: Amount,
  alloyingTotal: Amount,
  lineTotal: Amount,
})

const shipmentStages = ['picked', 'dispatched', 'readyToCollect', 'delivered'] as const

const HistoricShipmentCodec: Codec<HistoricShipment> = t.strict({
  number: t.number,
  stage: oneOf(shipmentStages, 'ShipmentStage'),
  lines: LineQuantities,
  pickedAt: Instant,
  dispatchedAt: optional(Instant),
  readyAt: optional(Instant),
  deliveredAt: optional(Instant),
  trackingNumber: optional(t.string),
  invoiceNumber: optional(InvoiceNumber),
})

const eventTypes = [
  'Received',
  'Confirmed',
  'Supplied',
  'Picked',
  'Dispatched',
  'MadeReady',
  'Delivered',
  'Invoiced',
  'Claimed',
  'Credited',
  'Paid',
  'Cancelled',
] as const satisfies readonly HistoricEvent['type'][]

const HistoricEventCodec: Codec<HistoricEvent> = t.strict({
  type: oneOf<HistoricEvent['type']>(eventTypes, 'OrderEvent'),
  at: Instant,
  shipment: optional(t.number),
  invoiceNumber: optional(InvoiceNumber),
})

/** GET /orders/{id} and POST /orders/{id}/cancel, additions of our own. */
export const HistoricOrderCodec: Codec<HistoricOrder> = t.strict({
  ...summary,
  customerOrderNumber: optional(t.string),
  fields: withDefault(Fields, {}),
  requestedDeliveryDate: optional(Day),
  freight: Amount,
  lines: listOf(HistoricLineCodec),
  shipments: listOf(HistoricShipmentCodec),
  events: listOf(HistoricEventCodec),
})

/** GET /orders/{id}/addresses (ORDER-07) */
export const OrderAddressesCodec: Codec<OrderAddresses> = t.strict({
  delivery: optional(WireDestination),
  store: optional(
    t.strict({ locationId: LocationId, name: Text, address: Text, zipCode: Text, city: Text, phone: Text }),
  ),
  customer: t.strict({ customerId: CustomerId, name: Text, zipCode: Text, city: Text }),
})

const InvoicedLines = listOf(t.strict({ position: t.number, quantity: t.number, amount: Amount }))

const CreditNoteCodec = t.strict({
  number: InvoiceNumber,
  issuedOn: Day,
  reason: oneOf(creditReasons, 'CreditReason'),
  lines: InvoicedLines,
  total: Amount,
})

const InvoiceCodec: Codec<HistoricInvoice> = t.strict({
  number: InvoiceNumber,
  shipment: t.number,
  issuedOn: Day,
  dueOn: Day,
  lines: InvoicedLines,
  freight: Amount,
  total: Amount,
  credits: listOf(CreditNoteCodec),
  paidOn: optional(Day),
  open: Amount,
})

/** GET /orders/{id}/invoices (ORDER-06) */
export const InvoicesCodec = listOf(InvoiceCodec)

/** GET /orders/getOrderId/{id} (ORDER-11) */
export const OrderIdCodec = t.strict({ orderId: OrderNumber })

/** GET /orders/financial-follow-up, an addition of our own. */
export const FinancialFollowUpCodec: Codec<FinancialFollowUp> = t.strict({
  spending: listOf(
    t.strict({
      month: t.string,
      project: Project,
      department: optional(t.strict({ slug: t.string, name: Text })),
      amount: Money,
    }),
  ),
  openInvoices: listOf(
    t.strict({
      invoiceNumber: InvoiceNumber,
      orderNumber: OrderNumber,
      issuedOn: Day,
      dueOn: Day,
      total: Money,
      open: Money,
    }),
  ),
})

/**
 * POST /orders/clock, of demos only: the clocks by which orders live go so many days ahead, of all open orders or of the
 * named one.
 */
export const OrderClockBody = t.strict({ days: t.number, orderNumber: optional(t.string) })
export const OrderClockAnswer = t.strict({ advanced: t.number })

import * as t from 'io-ts'
import { creditReasons } from '#domain/order/order'
import type { OrderEvent } from '#domain/order/protocol'
import { listOf, oneOf, type Codec } from '#application/codecs/codec'
import { ArticleNumber, Day, DeliveryId, Instant, InvoiceNumber, Money, OrderNumber } from '#application/codecs/values'

const Lines = listOf(t.strict({ position: t.number, quantity: t.number }))
const Amounts = listOf(t.strict({ position: t.number, quantity: t.number, amount: Money }))
const ReceivedLines = listOf(
  t.strict({ position: t.number, articleNumber: ArticleNumber, ordered: t.number, reserved: t.number, total: Money }),
)

/** An event of an order as it lies in the table. A stored type never changes its meaning. */
export const StoredOrderEvent: Codec<OrderEvent> = t.union([
  t.strict({ tag: t.literal('Received'), at: Instant, deliveryId: DeliveryId, lines: ReceivedLines, freight: Money }),
  t.strict({ tag: t.literal('Confirmed'), at: Instant, orderNumber: OrderNumber }),
  t.strict({ tag: t.literal('Supplied'), at: Instant, lines: Lines }),
  t.strict({ tag: t.literal('Picked'), at: Instant, shipment: t.number, lines: Lines }),
  t.strict({ tag: t.literal('Dispatched'), at: Instant, shipment: t.number, trackingNumber: t.string }),
  t.strict({ tag: t.literal('MadeReady'), at: Instant, shipment: t.number }),
  t.strict({ tag: t.literal('Delivered'), at: Instant, shipment: t.number }),
  t.strict({
    tag: t.literal('Invoiced'),
    at: Instant,
    shipment: t.number,
    invoiceNumber: InvoiceNumber,
    issuedOn: Day,
    dueOn: Day,
    lines: Amounts,
    freight: Money,
  }),
  t.strict({
    tag: t.literal('Claimed'),
    at: Instant,
    lines: Lines,
    reason: oneOf(creditReasons, 'CreditReason'),
  }),
  t.strict({
    tag: t.literal('Credited'),
    at: Instant,
    invoiceNumber: InvoiceNumber,
    creditNumber: InvoiceNumber,
    lines: Amounts,
    reason: oneOf(creditReasons, 'CreditReason'),
    issuedOn: Day,
  }),
  t.strict({ tag: t.literal('Paid'), at: Instant, invoiceNumber: InvoiceNumber, paidOn: Day }),
  t.strict({ tag: t.literal('Cancelled'), at: Instant, lines: Lines }),
])

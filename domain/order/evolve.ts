import { absurdCase } from '../kernel/decider'
import { roundToTenDecimals } from '../kernel/decimal'
import type { InvoiceNumber } from '../kernel/ids'
import { sumOfOre } from '../kernel/money'
import { claimsAfterCredit } from './claims'
import { totalOfLines } from './invoice-amounts'
import type { CreditNote, Invoice, LineQuantity, Order, OrderLine, OrderState, Sent, Shipment } from './order'
import type { OrderEvent } from './protocol'

/** An order after a fact. */
export const evolveOrder = (order: OrderState, event: OrderEvent): OrderState => {
  if (event.tag === 'Received') {
    const { at, deliveryId, lines, freight } = event
    return {
      deliveryId,
      lines: lines.map((line) => ({ ...line, picked: 0, cancelled: 0 })),
      freight,
      receivedAt: at,
      confirmed: undefined,
      shipments: [],
      invoices: [],
      claims: [],
      cancelledAt: undefined,
    }
  }
  return order === undefined ? undefined : evolveReceived(order, event)
}

const evolveReceived = (order: Order, event: Exclude<OrderEvent, { tag: 'Received' }>): Order => {
  const { at } = event
  switch (event.tag) {
    case 'Confirmed':
      return { ...order, confirmed: { at, orderNumber: event.orderNumber } }
    case 'Supplied':
      return withLines(order, event.lines, (line, quantity) => ({
        ...line,
        reserved: roundToTenDecimals(line.reserved + quantity),
      }))
    case 'Picked':
      return {
        ...withLines(order, event.lines, (line, quantity) => ({
          ...line,
          reserved: roundToTenDecimals(line.reserved - quantity),
          picked: roundToTenDecimals(line.picked + quantity),
        })),
        shipments: [
          ...order.shipments,
          { number: event.shipment, lines: event.lines, pickedAt: at, progress: { tag: 'Picked' } },
        ],
      }
    case 'Dispatched':
      return sent(order, event.shipment, { tag: 'Dispatched', at, trackingNumber: event.trackingNumber })
    case 'MadeReady':
      return sent(order, event.shipment, { tag: 'Ready', at })
    case 'Delivered':
      return withShipment(order, event.shipment, (shipment) =>
        shipment.progress.tag === 'Dispatched' || shipment.progress.tag === 'Ready'
          ? { ...shipment, progress: { tag: 'Delivered', at, sent: shipment.progress, invoice: undefined } }
          : shipment,
      )
    case 'Invoiced':
      return invoiced(order, event)
    case 'Claimed':
      return { ...order, claims: [...order.claims, { at, reason: event.reason, lines: event.lines }] }
    case 'Credited': {
      const { creditNumber: number, issuedOn, reason, lines } = event
      const credit: CreditNote = { number, issuedOn, reason, lines, total: totalOfLines(lines) }
      const settled = { ...order, claims: claimsAfterCredit(order.claims, reason, lines) }
      return withInvoice(settled, event.invoiceNumber, (invoice) => ({
        ...invoice,
        credits: [...invoice.credits, credit],
      }))
    }
    case 'Paid':
      return withInvoice(order, event.invoiceNumber, (invoice) => ({ ...invoice, paidOn: event.paidOn }))
    case 'Cancelled':
      return {
        ...withLines(order, event.lines, (line, quantity) => ({
          ...line,
          reserved: 0,
          cancelled: roundToTenDecimals(line.cancelled + quantity),
        })),
        cancelledAt: at,
      }
    default:
      return absurdCase(event)
  }
}

const invoiced = (order: Order, event: Extract<OrderEvent, { tag: 'Invoiced' }>): Order => {
  const { invoiceNumber: number, shipment, issuedOn, dueOn, lines, freight } = event
  const total = sumOfOre([totalOfLines(lines), freight])
  const invoice: Invoice = { number, shipment, issuedOn, dueOn, lines, freight, total, credits: [], paidOn: undefined }
  const marked = withShipment(order, shipment, (one) =>
    one.progress.tag === 'Delivered' ? { ...one, progress: { ...one.progress, invoice: number } } : one,
  )
  return { ...marked, invoices: [...order.invoices, invoice] }
}

const sent = (order: Order, number: number, progress: Sent): Order =>
  withShipment(order, number, (shipment) => ({ ...shipment, progress }))

const withLines = (
  order: Order,
  quantities: readonly LineQuantity[],
  change: (line: OrderLine, quantity: number) => OrderLine,
): Order => {
  const byPosition = new Map(quantities.map(({ position, quantity }) => [position, quantity]))
  return {
    ...order,
    lines: order.lines.map((line) => {
      const quantity = byPosition.get(line.position)
      return quantity === undefined ? line : change(line, quantity)
    }),
  }
}

const withShipment = (order: Order, number: number, change: (shipment: Shipment) => Shipment): Order => ({
  ...order,
  shipments: order.shipments.map((shipment) => (shipment.number === number ? change(shipment) : shipment)),
})

const withInvoice = (order: Order, number: InvoiceNumber, change: (invoice: Invoice) => Invoice): Order => ({
  ...order,
  invoices: order.invoices.map((invoice) => (invoice.number === number ? change(invoice) : invoice)),
})

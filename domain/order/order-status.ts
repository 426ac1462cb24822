import { uncredited } from './invoice-amounts'
import { hasRest, isCancelled, type Order, restOf } from './order'

/**
 * How far an order has come, from its beginning to its end. `dispatched` is for goods that are driven out,
 * `readyToCollect` for those of a store; `partlyDelivered` has something left to deliver.
 */
export const orderStatuses = [
  'received',
  'confirmed',
  'picking',
  'dispatched',
  'readyToCollect',
  'partlyDelivered',
  'delivered',
  'invoiced',
  'credited',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

export const statusOf = (order: Order): OrderStatus => {
  const { confirmed, shipments, invoices } = order
  if (isCancelled(order)) return 'cancelled'
  if (confirmed === undefined) return 'received'
  if (shipments.length === 0) return 'confirmed'
  const delivered = shipments.filter(({ progress }) => progress.tag === 'Delivered')
  if (delivered.length < shipments.length) return delivered.length > 0 ? 'partlyDelivered' : statusOfUndelivered(order)
  if (hasRest(order)) return 'partlyDelivered'
  if (invoices.length < shipments.length) return 'delivered'
  const isCredited = invoices.every((invoice) =>
    invoice.lines.every(({ position }) => uncredited(invoice, position) <= 0),
  )
  return isCredited ? 'credited' : 'invoiced'
}

/** Of an order with shipments, none of which is delivered: the one that is least far counts. */
const statusOfUndelivered = ({ shipments }: Order): OrderStatus => {
  if (shipments.some(({ progress }) => progress.tag === 'Picked')) return 'picking'
  return shipments.some(({ progress }) => progress.tag === 'Ready') ? 'readyToCollect' : 'dispatched'
}

/** Rows of which something is left to be delivered after a part of the order is. */
export const restLines = (order: Order): number =>
  order.shipments.length === 0 ? 0 : order.lines.filter((line) => restOf(line) > 0).length

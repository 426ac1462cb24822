import type { CalendarDate } from '#domain/kernel/calendar-date'
import { deductionOf, openAmount } from '#domain/order/invoice-amounts'
import { isCancellable, isCancelled, type Order } from '#domain/order/order'
import { firstDayOf, restDayOf, type Planned } from '#domain/order/order-plan'
import { restLines, statusOf } from '#domain/order/order-status'
import { momentOf } from './order-clock'
import { dueOf, type Life, type OrderOrigin, plannedOf } from './order-life'

/** When the goods came, or are to come first. */
const deliveryDayOf = (planned: Planned): CalendarDate | undefined => {
  const { order } = planned
  if (isCancelled(order)) return undefined
  const [first] = order.shipments
  if (first?.progress.tag === 'Delivered') return momentOf(first.progress.at).day
  const isAllMissing = order.shipments.length === 0 && order.lines.every(({ reserved }) => reserved === 0)
  return (isAllMissing ? restDayOf(planned) : undefined) ?? firstDayOf(planned)
}

/** What the table says of how an order stands. */
export const standingOf = (origin: OrderOrigin, life: Life) => {
  const { order, events } = life
  const planned = plannedOf(origin, life)
  const rest = restLines(order)
  return {
    confirmed_number: order.confirmed?.orderNumber ?? null,
    version: events.length,
    status: statusOf(order),
    delivery_day: deliveryDayOf(planned) ?? null,
    rest_lines: rest,
    rest_day: (rest > 0 ? restDayOf(planned) : undefined) ?? null,
    is_cancellable: isCancellable(order),
    due_at: dueOf(origin, life) ?? null,
  }
}

export const invoiceRowsOf = (orderNumber: string, customerId: string, order: Order) =>
  order.invoices.map((invoice) => ({
    invoice_number: invoice.number,
    order_number: orderNumber,
    customer_id: customerId,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    total: invoice.total,
    open_amount: openAmount(invoice),
  }))

export const deductionRowsOf = (orderNumber: string, order: Order) =>
  order.lines
    .map((line) => ({ order_number: orderNumber, position: line.position, amount: deductionOf(order, line) }))
    .filter(({ amount }) => amount !== 0)

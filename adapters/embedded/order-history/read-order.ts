import type { HistoricEvent, HistoricLine, HistoricOrder, HistoricShipment } from '#application/ports/order-history'
import { absurdCase } from '#domain/kernel/decider'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { articleNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { restOf, type Order, type Shipment } from '#domain/order/order'
import type { OrderEvent } from '#domain/order/protocol'
import { may } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import type { FoundOrder } from './find-order'
import { foldLife } from './order-life'
import { readEvents } from './order-store'
import { dayOf, summaryOf } from './order-summary'

/** An order with all that its page shows (ORDER-01). */
export const readOrder = async (
  db: Database,
  identity: Identity,
  { row, reached }: FoundOrder,
): Promise<HistoricOrder> => {
  const events = await readEvents(db, row.order_number)
  const life = foldLife(events)
  const seesPrices = may(reached, 'seePrices')
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', row.order_number)
    .orderBy('position')
    .execute()
  const amount = (value: number) => (seesPrices ? money(value) : undefined)
  const lines = rows.map((line): HistoricLine => ({
    position: line.position,
    articleNumber: articleNumber(line.article_number),
    name: line.name,
    unit: line.unit,
    label: line.label,
    ordered: line.quantity,
    ...progressOf(life?.order, line.position),
    netPrice: amount(line.net_price),
    alloyingTotal: amount(line.alloying_total),
    lineTotal: amount(line.line_total),
  }))
  return {
    ...summaryOf(row, reached, identity),
    customerOrderNumber: row.customer_order_number ?? undefined,
    fields: row.fields,
    requestedDeliveryDate: dayOf(row.requested_delivery_date),
    freight: amount(row.freight),
    lines,
    shipments: (life?.order.shipments ?? []).map(shipmentOf),
    events: events.map(eventOf),
  }
}

const progressOf = (
  order: Order | undefined,
  position: number,
): Pick<HistoricLine, 'delivered' | 'cancelled' | 'rest'> => {
  const line = order?.lines.find((each) => each.position === position)
  if (order === undefined || line === undefined) return { delivered: 0, cancelled: 0, rest: 0 }
  const delivered = order.shipments
    .filter(({ progress }) => progress.tag === 'Delivered')
    .flatMap(({ lines }) => lines)
    .filter((each) => each.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return { delivered: roundToTenDecimals(delivered), cancelled: line.cancelled, rest: restOf(line) }
}

const shipmentOf = ({ number, lines, pickedAt, progress }: Shipment): HistoricShipment => {
  const sent = progress.tag === 'Delivered' ? progress.sent : progress
  return {
    number,
    lines,
    pickedAt,
    stage: stageOf(progress),
    dispatchedAt: sent.tag === 'Dispatched' ? sent.at : undefined,
    readyAt: sent.tag === 'Ready' ? sent.at : undefined,
    deliveredAt: progress.tag === 'Delivered' ? progress.at : undefined,
    trackingNumber: sent.tag === 'Dispatched' ? sent.trackingNumber : undefined,
    invoiceNumber: progress.tag === 'Delivered' ? progress.invoice : undefined,
  }
}

const stageOf = (progress: Shipment['progress']): HistoricShipment['stage'] => {
  switch (progress.tag) {
    case 'Picked':
      return 'picked'
    case 'Dispatched':
      return 'dispatched'
    case 'Ready':
      return 'readyToCollect'
    case 'Delivered':
      return 'delivered'
    default:
      return absurdCase(progress)
  }
}

const eventOf = (event: OrderEvent): HistoricEvent => ({
  type: event.tag,
  at: event.at,
  shipment: 'shipment' in event ? event.shipment : undefined,
  invoiceNumber:
    event.tag === 'Credited' ? event.creditNumber : 'invoiceNumber' in event ? event.invoiceNumber : undefined,
})

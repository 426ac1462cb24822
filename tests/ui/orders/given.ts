import type { HistoricLine, HistoricOrder, OrderSummary } from '#application/ports/order-history'
import { customerId, instant, orderNumber, projectId, userId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { day } from '../../domain/given'
import { outgoing, valve } from '../../domain/given-articles'

export const anOrder = (number: string, given: Partial<OrderSummary> = {}): OrderSummary => ({
  orderNumber: orderNumber(number),
  tempOrderId: `T${number}`,
  customerId: customerId('104822'),
  placedAt: instant('2025-12-11T10:00:00Z'),
  project: { projectId: projectId('P-3317'), name: 'Brf Kvarnen, etapp 2' },
  goodsMark: 'Kvarnen trapp C',
  reference: 'Moa Lindqvist',
  buyer: { userId: userId('u-user'), name: 'Moa Lindqvist' },
  deliveryId: 'DBI',
  store: undefined,
  deliveryDay: day('2025-12-15'),
  status: 'delivered',
  restLines: 0,
  restDay: undefined,
  lineCount: 2,
  total: money(12_225.8),
  isCancellable: false,
  ...given,
})

const aHistoricLine = (given: Partial<HistoricLine>): HistoricLine => ({
  position: 1,
  articleNumber: valve.articleNumber,
  name: valve.name,
  unit: 'st',
  label: '',
  ordered: 4,
  delivered: 4,
  cancelled: 0,
  rest: 0,
  netPrice: money(176.9),
  alloyingTotal: undefined,
  lineTotal: money(707.6),
  ...given,
})

/** Four valves, all delivered, and two of an article of which one is left to deliver. */
export const aHistoricOrder = (number: string, given: Partial<HistoricOrder> = {}): HistoricOrder => ({
  ...anOrder(number, { status: 'partlyDelivered', restLines: 1, isCancellable: true }),
  customerOrderNumber: undefined,
  fields: { goodsMark: 'Kvarnen trapp C', doorCode: '1973' },
  requestedDeliveryDate: undefined,
  freight: money(95),
  lines: [
    aHistoricLine({ label: 'Stam 3' }),
    aHistoricLine({
      position: 2,
      articleNumber: outgoing.articleNumber,
      name: outgoing.name,
      ordered: 2,
      delivered: 1,
      rest: 1,
    }),
  ],
  shipments: [
    {
      number: 1,
      stage: 'delivered',
      lines: [{ position: 1, quantity: 4 }],
      pickedAt: instant('2025-12-12T08:00:00Z'),
      dispatchedAt: instant('2025-12-12T14:00:00Z'),
      readyAt: undefined,
      deliveredAt: instant('2025-12-15T09:30:00Z'),
      trackingNumber: 'SE7204418001',
      invoiceNumber: undefined,
    },
  ],
  events: [
    { type: 'Received', at: instant('2025-12-11T10:00:00Z'), shipment: undefined, invoiceNumber: undefined },
    { type: 'Confirmed', at: instant('2025-12-11T10:20:00Z'), shipment: undefined, invoiceNumber: undefined },
  ],
  ...given,
})

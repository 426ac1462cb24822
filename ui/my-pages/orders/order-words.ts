import type { OrderSummary } from '#application/ports/order-history'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { dayWithWeekday } from './order-days'
import { t } from './t'

/** The page of an order. */
export const orderPath = (id: string): string => `/mina-sidor/orderhistorik/${encodeURIComponent(id)}`

/** How far an order has come, in words; with the rows that are left where a part is delivered. */
export const statusText = ({ status, restLines }: Pick<OrderSummary, 'status' | 'restLines'>): string =>
  status === 'partlyDelivered' && restLines > 0
    ? t('orders.status.partlyDelivered.rest', { count: restLines })
    : t(`orders.status.${status}`)

/** The project and the mark of the goods: `P-3317, Kvarnen trapp C`. */
export const projectAndMark = ({ project, goodsMark }: Pick<OrderSummary, 'project' | 'goodsMark'>): string =>
  [project?.projectId, goodsMark ?? project?.name].filter((part) => part !== undefined && part !== '').join(', ')

/** Who ordered, and the reference of the order where it is another name (USER-05): `Moa Lindqvist, ref. Ali Rahimi`. */
export const buyerAndReference = ({ buyer, reference }: Pick<OrderSummary, 'buyer' | 'reference'>): string => {
  if (reference === undefined || reference === '' || reference === buyer.name) return buyer.name
  return buyer.name === '' ? reference : t('orders.buyerAndReference', { buyer: buyer.name, reference })
}

/** Where and when the goods come: `Mölndal`, `fre 18 dec`, or both. */
export const deliveryText = (
  { store, deliveryDay }: Pick<OrderSummary, 'store' | 'deliveryDay'>,
  today: CalendarDate | undefined,
): string =>
  [store?.name, deliveryDay && dayWithWeekday(deliveryDay, today)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')

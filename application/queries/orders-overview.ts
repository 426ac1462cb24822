import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Call, CallOptions } from '#application/ports/call'
import type { OrderHistory, OrdersPage, OrdersQuery, OrderSummary } from '#application/ports/order-history'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { type OpenOrders, openOrders } from '#domain/order/open-orders'
import { openStatuses } from '#domain/order/order-progress'
import { DEFAULT_ORDER_SORT } from '#domain/order/order-search'

/** Orders of the overview's list. */
export const LATEST_ORDERS = 5

/** Open orders that are read to count their rows; whoever has more is told their number alone. */
const MOST_COUNTED = 100

/** The orders of the present customer at a glance. */
export interface OrdersOverview {
  readonly openCount: number
  /** Undefined where there are more open orders than are read. */
  readonly open: OpenOrders | undefined
  readonly latest: readonly OrderSummary[]
}

const question: OrdersQuery = {
  text: '',
  customers: { tag: 'Present' },
  statuses: [],
  fromDate: undefined,
  toDate: undefined,
  sort: DEFAULT_ORDER_SORT,
  limit: LATEST_ORDERS,
  offset: 0,
}

/** The open orders counted, and the latest ones. */
export const ordersOverview = (
  { search }: Pick<OrderHistory, 'search'>,
  today: CalendarDate,
  options?: CallOptions,
): Call<OrdersOverview> =>
  pipe(
    TE.Do,
    TE.apS('open', search({ ...question, statuses: openStatuses, limit: MOST_COUNTED }, options)),
    TE.apS('latest', search(question, options)),
    TE.map(({ open, latest }: { readonly open: OrdersPage; readonly latest: OrdersPage }) => ({
      openCount: open.total,
      open: open.total > open.orders.length ? undefined : openOrders(open.orders, today),
      latest: latest.orders,
    })),
  )

import { sql, type RawBuilder } from 'kysely'
import type { OrderSummary } from '#application/ports/order-history'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { customerId, instant, locationId, orderNumber, projectId, userId, type OrderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { mayCancelOrder } from '#domain/order/cancelling'
import type { OrderStatus } from '#domain/order/order-status'
import { may } from '#domain/session/permissions'
import * as O from 'fp-ts/Option'
import type { Identity } from '../auth/identity'
import type { ReachedCustomer } from './reach'

export interface SummaryRow {
  readonly order_number: string
  readonly confirmed_number: string | null
  readonly customer_id: string
  readonly placed_at: Date
  readonly status: OrderStatus
  readonly delivery_day: string | null
  readonly rest_lines: number
  readonly rest_day: string | null
  readonly line_count: number
  readonly total: number
  readonly is_cancellable: boolean
  readonly delivery_id: DeliveryId
  readonly fields: DeliveryFormValues
  readonly user_id: string
  readonly project_id: string
  readonly project_name: string | null
  readonly store_id: string | null
  readonly store_name: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}

/** The columns of `SummaryRow` for rows of `order_history`, which is named `history`. */
export const summaryColumns: RawBuilder<unknown> = sql`order_number, history.confirmed_number, history.customer_id,
  history.placed_at, status, delivery_day, rest_lines, rest_day, line_count, history.total, is_cancellable,
  delivery_id, fields, orders.user_id, orders.project_id, projects.name as project_name, store_id,
  locations.name as store_name, first_name, last_name`

/** What `summaryColumns` are read from besides `history`. */
export const summaryJoins: RawBuilder<unknown> = sql`
  join order_deliveries using (order_number)
  join orders using (order_id)
  left join projects on projects.customer_id = orders.customer_id and projects.project_id = orders.project_id
  left join locations on locations.location_id = store_id
  left join users on users.user_id = orders.user_id`

export const dayOf = (text: string | null): CalendarDate | undefined => O.toUndefined(calendarDate(text ?? ''))

/** The number that an order has now: its own once it is confirmed, until then the one that the checkout answered. */
export const presentNumber = (row: Pick<SummaryRow, 'order_number' | 'confirmed_number'>): OrderNumber =>
  orderNumber(row.confirmed_number ?? row.order_number)

/** An order as a reader is told of it. */
export const summaryOf = (row: SummaryRow, reached: ReachedCustomer, identity: Identity): OrderSummary => ({
  orderNumber: presentNumber(row),
  tempOrderId: row.order_number,
  customerId: customerId(row.customer_id),
  placedAt: instant(row.placed_at.toISOString()),
  project: row.project_id === '' ? undefined : { projectId: projectId(row.project_id), name: row.project_name ?? '' },
  goodsMark: row.fields.goodsMark?.trim() || undefined,
  reference: row.fields.reference?.trim() || undefined,
  buyer: { userId: userId(row.user_id), name: [row.first_name, row.last_name].filter((name) => name).join(' ') },
  deliveryId: row.delivery_id,
  store: row.store_id === null ? undefined : { locationId: locationId(row.store_id), name: row.store_name ?? '' },
  deliveryDay: dayOf(row.delivery_day),
  status: row.status,
  restLines: row.rest_lines,
  restDay: dayOf(row.rest_day),
  lineCount: row.line_count,
  total: may(reached, 'seePrices') ? money(row.total) : undefined,
  isCancellable: row.is_cancellable && mayCancelOrder(reached, row.user_id === identity.userId),
})

import type { CalendarDate } from '../kernel/calendar-date'
import type { OrderStatus } from './order-status'
import { openStatuses } from './order-progress'

/** An order as far as the overview counts it. */
export interface CountedOrder {
  readonly status: OrderStatus
  readonly deliveryDay: CalendarDate | undefined
  readonly restLines: number
  readonly restDay: CalendarDate | undefined
}

export interface OpenOrders {
  /** Orders that come today. */
  readonly dueToday: number
  /** Rows that are left after a part of their order was delivered. */
  readonly restLines: number
  /** The first day on which some of those rows are expected. */
  readonly nextRestDay: CalendarDate | undefined
}

const isOpen = ({ status }: CountedOrder): boolean => openStatuses.some((open) => open === status)

/** What is still to come of orders; those without anything left are not counted. */
export const openOrders = (orders: readonly CountedOrder[], today: CalendarDate): OpenOrders => {
  const open = orders.filter(isOpen)
  const days = open.flatMap(({ restLines, restDay }) =>
    restLines > 0 && restDay !== undefined && restDay >= today ? [restDay] : [],
  )
  return {
    dueToday: open.filter(({ deliveryDay }) => deliveryDay === today).length,
    restLines: open.reduce((sum, { restLines }) => sum + restLines, 0),
    nextRestDay: days.toSorted()[0],
  }
}

import { addDays, weekdayOf, type CalendarDate, type Weekday } from '#domain/kernel/calendar-date'
import { isNonDeliveryDay } from '#domain/delivery/non-delivery-days'
import { closedForTomorrow, type DeliveryDates, MOST_DAYS_AHEAD } from '#domain/delivery/delivery-days'
import { deliveryTypeOf } from '#domain/delivery/delivery-type'
import { lastOrders } from '../config/delivery-calendar'

const DAYS_SHOWN = 40

export interface Today {
  readonly day: CalendarDate
  /** HH:MM */
  readonly timeOfDay: string
  readonly extraNonDeliveryDays: readonly CalendarDate[]
}

/**
 * The next delivery days of a customer (DELIVERY-36), and until what time they are ordered on the day before. DBI is
 * delivered on the customer's weekdays, EXH to stores on every delivery day; express is delivered the same day.
 */
export const deliveryDatesOf = (weekdays: readonly Weekday[], today: Today): readonly DeliveryDates[] => {
  const tooLate = closedForTomorrow(lastOrders, today.timeOfDay)
  return lastOrders.map(({ deliveryId, orderBefore }) => {
    const isExpress = deliveryTypeOf(deliveryId).orderType === 'express'
    const first = isExpress ? today.day : addDays(today.day, tooLate.includes(deliveryId) ? 2 : 1)
    const suits = (day: CalendarDate) => deliveryId !== 'DBI' || weekdays.includes(weekdayOf(day))
    return { deliveryId, dates: deliveryDays(first, today.extraNonDeliveryDays, suits), orderBefore }
  })
}

const deliveryDays = (
  from: CalendarDate,
  extraNonDeliveryDays: readonly CalendarDate[],
  suits: (day: CalendarDate) => boolean,
): readonly CalendarDate[] =>
  Array.from({ length: MOST_DAYS_AHEAD - 1 }, (_, index) => addDays(from, index))
    .filter((day) => suits(day) && !isNonDeliveryDay(day, extraNonDeliveryDays))
    .slice(0, DAYS_SHOWN)

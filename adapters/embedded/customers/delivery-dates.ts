import { addDays, weekdayOf, type CalendarDate, type Weekday } from '#domain/kernel/calendar-date'
import { isNonDeliveryDay } from '#domain/delivery/non-delivery-days'
import { type DeliveryDates, MOST_DAYS_AHEAD } from '#domain/delivery/delivery-days'

const DAYS_SHOWN = 40
/** Orders for the next day are packed in the evening. */
const ORDER_BEFORE = '15:30'

export interface Today {
  readonly day: CalendarDate
  /** HH:MM */
  readonly timeOfDay: string
  readonly extraNonDeliveryDays: readonly CalendarDate[]
}

/**
 * The next delivery days of a customer (DELIVERY-36). DBI is delivered on the customer's weekdays, EXH to stores on every
 * delivery day. Both must be ordered by 15:30 on the day before. Express is delivered the same day.
 */
export const deliveryDatesOf = (weekdays: readonly Weekday[], today: Today): readonly DeliveryDates[] => {
  const first = addDays(today.day, today.timeOfDay < ORDER_BEFORE ? 1 : 2)
  const everyDay = deliveryDays(first, today.extraNonDeliveryDays, () => true)
  const expressDays = deliveryDays(today.day, today.extraNonDeliveryDays, () => true)
  const lorryDays = deliveryDays(first, today.extraNonDeliveryDays, (day) => weekdays.includes(weekdayOf(day)))
  return [
    { deliveryId: 'DBI', dates: lorryDays, orderBefore: ORDER_BEFORE },
    { deliveryId: 'EXH', dates: everyDay, orderBefore: ORDER_BEFORE },
    { deliveryId: 'XXX', dates: expressDays, orderBefore: undefined },
    { deliveryId: 'EXB', dates: expressDays, orderBefore: undefined },
  ]
}

const deliveryDays = (
  from: CalendarDate,
  extraNonDeliveryDays: readonly CalendarDate[],
  suits: (day: CalendarDate) => boolean,
): readonly CalendarDate[] =>
  Array.from({ length: MOST_DAYS_AHEAD - 1 }, (_, index) => addDays(from, index))
    .filter((day) => suits(day) && !isNonDeliveryDay(day, extraNonDeliveryDays))
    .slice(0, DAYS_SHOWN)

import { addDays, type CalendarDate, datePartsOf } from '../kernel/calendar-date'
import type { DeliveryOption } from './delivery-options'
import type { DeliveryId } from './delivery-type'
import { nextDeliveryDate } from './non-delivery-days'

/** The delivery service of an option whose goods can also come on 24 December. */
export const CHRISTMAS_SERVICE = 'christmas'

/** The first month in which goods can be ordered for Christmas. UNSPECIFIED: November. */
const FIRST_MONTH = 11
const DAYS_OF_FIRST_MONTH = 30

/** Whether a day is the special date of Christmas delivery, 24-12 (DELIVERY-29). */
export const isChristmasDay = (day: CalendarDate): boolean => {
  const { month, day: ofMonth } = datePartsOf(day)
  return month === 12 && ofMonth === 24
}

/** The deliveries whose goods can come on 24 December. */
export const christmasDeliveries = (
  options: readonly Pick<DeliveryOption, 'id' | 'deliveryServices'>[],
): readonly DeliveryId[] =>
  options.filter(({ deliveryServices }) => deliveryServices.includes(CHRISTMAS_SERVICE)).map(({ id }) => id)

/**
 * The 24 December for which Christmas delivery can be ordered on a day; undefined outside its season. It is the one delivery
 * on a non-delivery day, and is ordered from 1 November while a delivery day is left before it, on which the goods go out.
 */
export const christmasDayFor = (today: CalendarDate, extraDays: readonly CalendarDate[]): CalendarDate | undefined => {
  const { month, day } = datePartsOf(today)
  if (month < FIRST_MONTH) return undefined
  const christmas = addDays(today, (month === FIRST_MONTH ? DAYS_OF_FIRST_MONTH : 0) + 24 - day)
  return nextDeliveryDate(today, extraDays) < christmas ? christmas : undefined
}

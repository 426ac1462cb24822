import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { isNonDeliveryDay } from './non-delivery-days'

/** The first delivery day after today (DELIVERY-25). */
export const nextDeliveryDate = (today: CalendarDate, extraDays: readonly CalendarDate[]): CalendarDate => {
  let date = addDays(today, 1)
  while (isNonDeliveryDay(date, extraDays)) date = addDays(date, 1)
  return date
}

import { nonDeliveryReason, type NonDeliveryReason } from '../delivery/non-delivery-days'
import { addDays, type CalendarDate, datePartsOf, easterSunday, weekdayOf } from '../kernel/calendar-date'

/** A day on which shops in Sweden are closed. */
export type Holiday =
  | Exclude<NonDeliveryReason, 'extraDay' | 'saturday' | 'sunday'>
  // These are on a Saturday or a Sunday, when nothing is delivered anyway.
  | 'pentecost'
  | 'midsummerDay'
  | 'allSaintsDay'

const weekendHoliday = (date: CalendarDate): Holiday | undefined => {
  const { year, month, day } = datePartsOf(date)
  if (weekdayOf(date) === 7) return addDays(easterSunday(year), 49) === date ? 'pentecost' : undefined
  if (month === 6 && day >= 20 && day <= 26) return 'midsummerDay'
  return (month === 10 && day === 31) || (month === 11 && day <= 6) ? 'allSaintsDay' : undefined
}

/** The holiday of a day; undefined for an ordinary one. */
export const holidayOn = (date: CalendarDate): Holiday | undefined => {
  const reason = nonDeliveryReason(date, [])
  if (reason === 'saturday' || reason === 'sunday') return weekendHoliday(date)
  return reason === 'extraDay' ? undefined : reason
}

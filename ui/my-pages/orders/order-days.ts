import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Instant } from '#domain/kernel/ids'
import { formatDay, formatDayOfMonth, formatDayOfYear, swedishMoment } from '../../texts/format'

const isOfYear = (day: CalendarDate, today: CalendarDate | undefined): boolean =>
  today !== undefined && day.slice(0, 4) === today.slice(0, 4)

/** `15 dec`, with its year where that is not the present one. */
export const shortDay = (day: CalendarDate, today: CalendarDate | undefined): string =>
  isOfYear(day, today) ? formatDayOfMonth(day) : formatDayOfYear(day)

/** `fre 18 dec`; without the weekday and with the year where that is not the present one. */
export const dayWithWeekday = (day: CalendarDate, today: CalendarDate | undefined): string =>
  isOfYear(day, today) ? formatDay(day) : formatDayOfYear(day)

/** The Swedish day of an instant as `shortDay` writes it. */
export const shortDayOf = (instant: Instant, today: CalendarDate | undefined): string => {
  const { day } = swedishMoment(instant)
  return day === undefined ? '' : shortDay(day, today)
}

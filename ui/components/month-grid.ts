import { addDays, compareDates, datePartsOf, isoWeekOf, weekdayOf } from '#domain/kernel/calendar-date'
import type { CalendarDate } from '#domain/kernel/calendar-date'

export interface WeekRow {
  readonly week: number
  /** Seven days, Monday first (CONST-08). The first and last week may include days of the adjacent months. */
  readonly days: readonly CalendarDate[]
}

export const firstOfMonth = (date: CalendarDate): CalendarDate => addDays(date, 1 - datePartsOf(date).day)

/** The first day of the month before (-1) or after (1). */
export const neighbourMonth = (date: CalendarDate, direction: 1 | -1): CalendarDate =>
  firstOfMonth(addDays(firstOfMonth(date), direction === 1 ? 31 : -1))

/** The same day of the previous or next month, or its last day when that month is shorter. */
export const sameDayInNeighbourMonth = (date: CalendarDate, direction: 1 | -1): CalendarDate => {
  const first = neighbourMonth(date, direction)
  const last = addDays(neighbourMonth(first, 1), -1)
  const wanted = addDays(first, datePartsOf(date).day - 1)
  return compareDates(wanted, last) > 0 ? last : wanted
}

/** The weeks that overlap a month. */
export const monthGrid = (date: CalendarDate): readonly WeekRow[] => {
  const first = firstOfMonth(date)
  const next = neighbourMonth(date, 1)
  const monday = addDays(first, 1 - weekdayOf(first))
  const mondays = Array.from({ length: 6 }, (_, row) => addDays(monday, row * 7)).filter(
    (day) => compareDates(day, next) < 0,
  )
  return mondays.map((start) => ({
    week: isoWeekOf(start),
    days: Array.from({ length: 7 }, (_, index) => addDays(start, index)),
  }))
}

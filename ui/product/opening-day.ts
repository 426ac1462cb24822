import type { Store } from '#domain/stores/store'
import { addDays, weekdayOf, type CalendarDate } from '#domain/kernel/calendar-date'

const A_WEEK = [0, 1, 2, 3, 4, 5, 6] as const

const isClosed = ({ openingHours }: Store, day: CalendarDate): boolean =>
  openingHours[weekdayOf(day) - 1]?.trim() === ''

/** The first day from a day on that a store is open; that day itself where opening hours are unknown. */
export const openingDay = (store: Store, from: CalendarDate): CalendarDate =>
  A_WEEK.map((days) => addDays(from, days)).find((day) => !isClosed(store, day)) ?? from

import { addDays, type CalendarDate, weekdayOf } from '../kernel/calendar-date'
import type { Store } from './store'

/** Whether a store is open at a moment. Times are HH:MM. */
export type Opening =
  | { readonly tag: 'Open'; readonly until: string }
  | { readonly tag: 'OpensLater'; readonly at: string }
  | { readonly tag: 'Closed' }

const span = /^(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})$/

/** The hours of a store on a day: `06:30–17:00`, empty when it is closed; undefined when unknown. */
export const openingHoursOn = ({ openingHours }: Pick<Store, 'openingHours'>, day: CalendarDate): string | undefined =>
  openingHours[weekdayOf(day) - 1]?.trim()

/** Whether a store with a day's hours (`06:30–17:00`, empty when closed) is open at a time of day, HH:MM in Sweden. */
export const openingAt = (hours: string, time: string): Opening => {
  const [, start, end] = span.exec(hours) ?? []
  if (start === undefined || end === undefined) return { tag: 'Closed' }
  const [from, until] = [start.padStart(5, '0'), end.padStart(5, '0')]
  if (time < from) return { tag: 'OpensLater', at: start }
  return time < until ? { tag: 'Open', until: end } : { tag: 'Closed' }
}

const A_WEEK = [0, 1, 2, 3, 4, 5, 6] as const

/** The first day from a day on that a store is open; that day itself where opening hours are unknown. */
export const openingDay = (store: Pick<Store, 'openingHours'>, from: CalendarDate): CalendarDate =>
  A_WEEK.map((days) => addDays(from, days)).find((day) => openingHoursOn(store, day) !== '') ?? from

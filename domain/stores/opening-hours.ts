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

/** The hours of one day. */
export interface Span {
  /** HH:MM */
  readonly from: string
  readonly until: string
  /** The store closes on the day after. */
  readonly isOverMidnight: boolean
}

/** Reads the hours of a day, `06:30–17:00`; undefined when the store is closed or they are unknown. */
export const spanOf = (hours: string | undefined): Span | undefined => {
  const [, start, end] = span.exec(hours?.trim() ?? '') ?? []
  if (start === undefined || end === undefined) return undefined
  const [from, until] = [start.padStart(5, '0'), end.padStart(5, '0')]
  return { from, until, isOverMidnight: until <= from }
}

/**
 * Whether a store is open at a moment in Sweden: by the hours of the day, or by those of the day before where they go
 * over midnight.
 * @param time HH:MM
 */
export const openingNow = (store: Pick<Store, 'openingHours'>, day: CalendarDate, time: string): Opening => {
  const before = spanOf(openingHoursOn(store, addDays(day, -1)))
  if (before?.isOverMidnight === true && time < before.until) return { tag: 'Open', until: before.until }
  const today = spanOf(openingHoursOn(store, day))
  if (today === undefined) return { tag: 'Closed' }
  if (time < today.from) return { tag: 'OpensLater', at: today.from }
  return today.isOverMidnight || time < today.until ? { tag: 'Open', until: today.until } : { tag: 'Closed' }
}

const A_WEEK = [0, 1, 2, 3, 4, 5, 6] as const

/** The first day from a day on that a store is open; that day itself where opening hours are unknown. */
export const openingDay = (store: Pick<Store, 'openingHours'>, from: CalendarDate): CalendarDate =>
  A_WEEK.map((days) => addDays(from, days)).find((day) => openingHoursOn(store, day) !== '') ?? from

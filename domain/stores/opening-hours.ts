import { addDays, type CalendarDate, weekdayOf } from '../kernel/calendar-date'
import { type Holiday, holidayOn } from './holidays'
import { spanOf } from './span'
import { specialDaysOn } from './special-days'
import type { Store } from './store'

/** Whether a store is open at a moment. Times are HH:MM. */
export type Opening =
  | { readonly tag: 'Open'; readonly until: string }
  | { readonly tag: 'OpensLater'; readonly at: string }
  | { readonly tag: 'Closed' }

type OpeningHours = Pick<Store, 'openingHours' | 'specialDays'>

/** The hours that the week of a store says for a day; undefined when unknown. */
const weeklyHoursOn = ({ openingHours }: OpeningHours, day: CalendarDate): string | undefined =>
  openingHours[weekdayOf(day) - 1]?.trim()

/**
 * The hours of a store on a day: `06:30–17:00`, empty when it is closed; undefined when unknown. Its special days go
 * before its week, and on a holiday it is closed where it has none (STORE-06).
 */
export const openingHoursOn = (store: OpeningHours, day: CalendarDate): string | undefined => {
  const special = specialDaysOn(store.specialDays ?? [], day)
  if (special !== undefined) return special.hours
  const weekly = weeklyHoursOn(store, day)
  return weekly === undefined || holidayOn(day) === undefined ? weekly : ''
}

/**
 * Whether a store is open at a moment in Sweden: by the hours of the day, or by those of the day before where they go
 * over midnight.
 * @param time HH:MM
 */
export const openingNow = (store: OpeningHours, day: CalendarDate, time: string): Opening => {
  const before = spanOf(openingHoursOn(store, addDays(day, -1)))
  if (before?.isOverMidnight === true && time < before.until) return { tag: 'Open', until: before.until }
  const today = spanOf(openingHoursOn(store, day))
  if (today === undefined) return { tag: 'Closed' }
  if (time < today.from) return { tag: 'OpensLater', at: today.from }
  return today.isOverMidnight || time < today.until ? { tag: 'Open', until: today.until } : { tag: 'Closed' }
}

/** Longer than any holiday. */
const DAYS_AHEAD = 60

/** The first day from a day on that a store is open; that day itself where opening hours are unknown. */
export const openingDay = (store: OpeningHours, from: CalendarDate): CalendarDate =>
  Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(from, days)).find(
    (day) => openingHoursOn(store, day) !== '',
  ) ?? from

/** A holiday on which a store is closed that its week would have it open. */
export interface ClosedHoliday {
  readonly day: CalendarDate
  readonly holiday: Holiday
}

/** The holidays from a day on that close a store, and that its special days say nothing of. */
export const closedHolidays = (store: OpeningHours, from: CalendarDate): readonly ClosedHoliday[] =>
  Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(from, days)).flatMap((day) => {
    const holiday = holidayOn(day)
    const isOpenOtherwise = (weeklyHoursOn(store, day) ?? '') !== ''
    const isSpecial = specialDaysOn(store.specialDays ?? [], day) !== undefined
    return holiday !== undefined && isOpenOtherwise && !isSpecial ? [{ day, holiday }] : []
  })

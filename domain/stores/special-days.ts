import * as O from 'fp-ts/Option'
import { calendarDate, type CalendarDate, compareDates } from '../kernel/calendar-date'
import { spanOf } from './span'

/** Days on which a store has other hours than its week says (STORE-06). */
export interface SpecialDays {
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** `07:00–15:00`, empty when the store is closed. */
  readonly hours: string
  /** Why, where an editor says so. */
  readonly reason: string | undefined
}

const line =
  /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?\s+(stängt|\d{1,2}:\d{2}\s*[–-]\s*\d{1,2}:\d{2})(?:\s+(.+))?$/iu

/**
 * Reads a line of an editor: `2026-12-24/2026-12-27 Stängt Jul` or `2026-12-23 07:00–15:00`; undefined for anything else.
 */
export const readSpecialDays = (text: string): SpecialDays | undefined => {
  const [, from = '', until, hours = '', reason] = line.exec(text.trim()) ?? []
  const first = O.toUndefined(calendarDate(from))
  const last = until === undefined ? first : O.toUndefined(calendarDate(until))
  if (first === undefined || last === undefined || last < first) return undefined
  const span = spanOf(hours)
  if (span === undefined && hours.toLocaleLowerCase('sv') !== 'stängt') return undefined
  return {
    first,
    last,
    hours: span === undefined ? '' : `${span.from}–${span.until}`,
    reason: reason?.trim(),
  }
}

/** The special days that hold on a day; the latest written of several. */
export const specialDaysOn = (specials: readonly SpecialDays[], day: CalendarDate): SpecialDays | undefined =>
  specials.findLast(({ first, last }) => first <= day && day <= last)

/** The special days from a day on, in their order. */
export const comingSpecialDays = (specials: readonly SpecialDays[], from: CalendarDate): readonly SpecialDays[] =>
  specials.filter(({ last }) => last >= from).toSorted((a, b) => compareDates(a.first, b.first))

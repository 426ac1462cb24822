import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

/** A day without time or zone, written YYYY-MM-DD; in this shop always a day in Sweden. */
export type CalendarDate = Brand<string, 'CalendarDate'>

/** Monday first (CONST-08). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface DateParts {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  readonly day: number
}

const digits = (value: number, width: number): string => String(value).padStart(width, '0')

const written = ({ year, month, day }: DateParts): CalendarDate =>
  `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}` as CalendarDate

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Reads YYYY-MM-DD; none when the text has another form or names a day that does not exist. */
export const calendarDate = (text: string): O.Option<CalendarDate> => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return O.none
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? O.some(written({ year, month, day })) : O.none
}

export const datePartsOf = (date: CalendarDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
})

// Days are counted from 1970-01-01 over years that begin in March, so that the leap day comes last in its year.
const DAYS_IN_400_YEARS = 146_097
const DAYS_FROM_YEAR_0_TO_1970 = 719_468

const dayNumberOf = ({ year, month, day }: DateParts): number => {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_IN_400_YEARS + dayOfEra - DAYS_FROM_YEAR_0_TO_1970
}

const datePartsAt = (dayNumber: number): DateParts => {
  const shifted = dayNumber + DAYS_FROM_YEAR_0_TO_1970
  const era = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** The day so many days later, or earlier when `days` is negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  written(datePartsAt(dayNumberOf(datePartsOf(date)) + days))

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  dayNumberOf(datePartsOf(to)) - dayNumberOf(datePartsOf(from))

const mondayToSaturday: readonly Weekday[] = [1, 2, 3, 4, 5, 6]

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: CalendarDate): Weekday => {
  // 1970-01-01 was a Thursday.
  const sinceMonday = (((dayNumberOf(datePartsOf(date)) + 3) % 7) + 7) % 7
  return mondayToSaturday[sinceMonday] ?? 7
}

/** Number of the week by ISO 8601, which is the one used in Sweden: 1 to 53. */
export const isoWeekOf = (date: CalendarDate): number => {
  const thursday = addDays(date, 4 - weekdayOf(date))
  const firstOfYear = written({ year: datePartsOf(thursday).year, month: 1, day: 1 })
  return Math.floor(daysBetween(firstOfYear, thursday) / 7) + 1
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
export const easterSunday = (year: number): CalendarDate => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return written({ year, month: Math.floor(n / 31), day: (n % 31) + 1 })
}

/** Negative, zero or positive, for sorting with the earliest first. */
export const compareDates = (a: CalendarDate, b: CalendarDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)

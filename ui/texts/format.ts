import * as O from 'fp-ts/Option'
import { calendarDate, weekdayOf } from '#domain/kernel/calendar-date'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Instant } from '#domain/kernel/ids'
import { money, roundToOre } from '#domain/kernel/money'
import { months, shortMonths, shortWeekdays, weekdays } from './calendar-names'

/** Decimals of a number that says more than it was given by rounding of the machine. */
const MOST_DECIMALS = 10

const noBreakSpace = '\u00a0'

const amounts = new Intl.NumberFormat('sv-SE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})
const quantities = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3, signDisplay: 'negative' })
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

// Versions of ICU use different spaces between groups of digits, and server and browser must render the same.
const unbroken = (text: string): string => text.replace(/\s/gu, noBreakSpace)

/** `1 234,50`, rounded half away from zero to whole öre; no break in it. */
export const formatAmount = (amount: number): string => unbroken(amounts.format(roundToOre(money(amount))))

/** `1 234,50 kr`; SEK is the only currency (CONST-01). */
export const formatMoney = (amount: number): string => `${formatAmount(amount)}${noBreakSpace}kr`

/** `1 240`, `2,5`; at most three decimals. */
export const formatQuantity = (quantity: number): string => unbroken(quantities.format(quantity))

/** `1 240,50`: a number with all its decimals, at least `decimals` of them, as a field shows what was typed. */
export const formatNumber = (value: number, decimals: number): string =>
  unbroken(
    value.toLocaleString('sv-SE', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: MOST_DECIMALS,
      signDisplay: 'negative',
    }),
  )

const dayAndMonth = (date: CalendarDate) => ({ day: Number(date.slice(8, 10)), month: Number(date.slice(5, 7)) - 1 })

/** `16 dec` */
export const formatDayOfMonth = (date: CalendarDate): string => {
  const { day, month } = dayAndMonth(date)
  return [day, shortMonths[month]].join(noBreakSpace)
}

/** `ons 16 dec` */
export const formatDay = (date: CalendarDate): string => {
  const { day, month } = dayAndMonth(date)
  return [shortWeekdays[weekdayOf(date) - 1], day, shortMonths[month]].join(noBreakSpace)
}

/** `16 dec 2026`, for days that may be of another year than this. */
export const formatDayOfYear = (date: CalendarDate): string =>
  [formatDayOfMonth(date), date.slice(0, 4)].join(noBreakSpace)

/** `onsdag 16 december` */
export const formatLongDay = (date: CalendarDate): string => {
  const { day, month } = dayAndMonth(date)
  return [weekdays[weekdayOf(date) - 1], day, months[month]].join(noBreakSpace)
}

/** `december 2026` */
export const formatMonth = (date: CalendarDate): string => {
  const { month } = dayAndMonth(date)
  return `${months[month]} ${date.slice(0, 4)}`
}

const clockParts = (instant: Instant) =>
  new Map(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))

/** The day and, as `10.43`, the time of day in Sweden. */
export const swedishMoment = (instant: Instant): { readonly day: CalendarDate | undefined; readonly time: string } => {
  const parts = clockParts(instant)
  const two = (part: 'day' | 'month') => (parts.get(part) ?? '').padStart(2, '0')
  return {
    day: O.toUndefined(calendarDate(`${parts.get('year')}-${two('month')}-${two('day')}`)),
    time: `${parts.get('hour')}.${parts.get('minute')}`,
  }
}

/** `15 dec 2026 kl. 10.43`, the wall clock in Sweden. */
export const formatInstant = (instant: Instant): string => {
  const parts = clockParts(instant)
  const month = shortMonths[Number(parts.get('month')) - 1]
  return unbroken(
    `${Number(parts.get('day'))} ${month} ${parts.get('year')} kl. ${parts.get('hour')}.${parts.get('minute')}`,
  )
}

/** `06:30` as `06.30`, and `06:30–17:00` as `06.30–17.00`. */
export const formatTimes = (times: string): string => times.replaceAll(':', '.')

export { spacedZipCode as formatZipCode } from '#domain/address/zip-code'

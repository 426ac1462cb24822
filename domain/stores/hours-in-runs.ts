import type { Weekday } from '../kernel/calendar-date'

/** Days of the week after each other with the same hours. */
export interface HoursRun {
  readonly first: Weekday
  readonly last: Weekday
  /** `06:30–17:00`, empty when closed. */
  readonly hours: string
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * The hours of a week in as few rows as they need.
 * @param openingHours Monday first
 */
export const hoursInRuns = (openingHours: readonly string[]): readonly HoursRun[] =>
  weekdays.reduce<readonly HoursRun[]>((runs, weekday) => {
    const hours = openingHours[weekday - 1]?.trim() ?? ''
    const before = runs.at(-1)
    return before !== undefined && before.hours === hours
      ? [...runs.slice(0, -1), { ...before, last: weekday }]
      : [...runs, { first: weekday, last: weekday, hours }]
  }, [])

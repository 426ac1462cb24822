import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Instant } from '#domain/kernel/ids'

/** Time from outside. The day and the hour are those of Europe/Stockholm, wherever the machine stands. */
export interface Clock {
  readonly now: () => Instant
  readonly today: () => CalendarDate
  /** HH:MM */
  readonly timeOfDay: () => string
}

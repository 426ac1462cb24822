import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Instant } from '#domain/kernel/ids'

/** Time as a port. The day and the hour are those of Europe/Stockholm, whatever the machine's time zone. */
export interface Clock {
  readonly now: () => Instant
  readonly today: () => CalendarDate
  /** HH:MM */
  readonly timeOfDay: () => string
}

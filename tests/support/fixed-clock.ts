import type { CalendarDate } from '#domain/kernel/calendar-date'
import { calendarDate } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'
import type { Clock } from '#application/ports/clock'

const day = (text: string): CalendarDate => {
  const date = calendarDate(text)
  if (O.isNone(date)) throw new Error(`${text} is no day`)
  return date.value
}

/** A clock that stands still, on a Tuesday morning unless said otherwise. */
export const fixedClock = (date = '2026-03-10', timeOfDay = '09:30'): Clock => ({
  now: () => instant(`${date}T${timeOfDay}:00+01:00`),
  today: () => day(date),
  timeOfDay: () => timeOfDay,
})

/** A clock that is a second later each time it is read. */
export const tickingClock = (): Clock => {
  const still = fixedClock()
  let milliseconds = Date.parse(still.now())
  return { ...still, now: () => instant(new Date((milliseconds += 1_000)).toISOString()) }
}

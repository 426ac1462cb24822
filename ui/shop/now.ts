import { useSyncExternalStore } from 'react'
import * as O from 'fp-ts/Option'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { calendarDate } from '#domain/kernel/calendar-date'

const inSweden = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })
const clockInSweden = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  minute: '2-digit',
})

const EVERY_HALF_MINUTE = 30_000
const watchMinutes = (listener: () => void) => {
  const ticking = setInterval(listener, EVERY_HALF_MINUTE)
  return () => clearInterval(ticking)
}

const notKnown = () => undefined

/** Today in Sweden; undefined on the server and in the first draw, since a cached page may be of another day. */
export const useToday = (): CalendarDate | undefined => {
  const text = useSyncExternalStore<string | undefined>(watchMinutes, () => inSweden.format(new Date()), notKnown)
  return text === undefined ? undefined : O.toUndefined(calendarDate(text))
}

/** The time of day in Sweden as HH:MM; undefined on the server and in the first draw. */
export const useTimeOfDay = (): string | undefined =>
  useSyncExternalStore<string | undefined>(watchMinutes, () => clockInSweden.format(new Date()), notKnown)

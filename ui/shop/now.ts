import { useSyncExternalStore } from 'react'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { swedishTime, type SwedishTime } from '#application/ports/swedish-time'

const MINUTE_MS = 60_000
const CHECK_EVERY_MS = 30_000

const watchMinutes = (listener: () => void) => {
  const checking = setInterval(listener, CHECK_EVERY_MS)
  return () => clearInterval(checking)
}

let read: { readonly minute: number; readonly time: SwedishTime } | undefined

/** Every draw asks for it, and formatting costs more than comparing: it is formatted once a minute. */
const presentTime = (): SwedishTime => {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if (read?.minute !== minute) read = { minute, time: swedishTime(minute * MINUTE_MS) }
  return read.time
}

const presentDay = () => presentTime().day
const presentTimeOfDay = () => presentTime().timeOfDay
const notKnown = () => undefined

/** Today in Sweden; undefined on the server and in the first draw, since a cached page may be of another day. */
export const useToday = (): CalendarDate | undefined =>
  useSyncExternalStore<CalendarDate | undefined>(watchMinutes, presentDay, notKnown)

/** The time of day in Sweden as HH:MM; undefined on the server and in the first draw. */
export const useTimeOfDay = (): string | undefined =>
  useSyncExternalStore<string | undefined>(watchMinutes, presentTimeOfDay, notKnown)

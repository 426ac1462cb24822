import { instant } from '#domain/kernel/ids'
import { swedishTime, type SwedishTime } from '#application/ports/swedish-time'
import type { Clock } from '#application/ports/clock'

const MINUTE_MS = 60_000

let formatted: { readonly minute: number; readonly time: SwedishTime } | undefined

/** Cached for each minute, because read models read it often and formatting is slow. */
const presentTime = (): SwedishTime => {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if (formatted?.minute !== minute) formatted = { minute, time: swedishTime(minute * MINUTE_MS) }
  return formatted.time
}

export const browserClock: Clock = {
  now: () => instant(new Date().toISOString()),
  today: () => presentTime().day,
  timeOfDay: () => presentTime().timeOfDay,
}

import { instant } from '#domain/kernel/ids'
import { swedishTime, type SwedishTime } from '#application/ports/swedish-time'
import type { Clock } from '#application/ports/clock'

const MINUTE_MS = 60_000

let formatted: { readonly minute: number; readonly time: SwedishTime } | undefined

/** Read models read it often, and formatting costs more than comparing: a minute is formatted once. */
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

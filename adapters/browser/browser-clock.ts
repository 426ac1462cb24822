import { instant } from '#domain/kernel/ids'
import { swedishTime, type SwedishTime } from '#application/ports/swedish-time'
import type { Clock } from '#application/ports/clock'

const MINUTE_MS = 60_000

/** Milliseconds that the machine may differ from the services before it is corrected: `Date` has whole seconds. */
export const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS

export interface BrowserClock extends Clock {
  /** Takes the time of the services, in milliseconds since 1970, at the moment of their answer. */
  readonly noteServerTime: (serverTime: number) => void
}

/**
 * The machine's clock, corrected by the services where it is wrong: delivery days are counted from it, and a machine that
 * is a year ahead would order for next year. `machine` answers milliseconds since 1970.
 */
export const createBrowserClock = (machine: () => number = Date.now): BrowserClock => {
  let correction = 0
  let formatted: { readonly minute: number; readonly time: SwedishTime } | undefined
  const present = (): number => machine() + correction

  /** Cached for each minute, because read models read it often and formatting is slow. */
  const presentTime = (): SwedishTime => {
    const minute = Math.floor(present() / MINUTE_MS)
    if (formatted?.minute !== minute) formatted = { minute, time: swedishTime(minute * MINUTE_MS) }
    return formatted.time
  }

  return {
    now: () => instant(new Date(present()).toISOString()),
    today: () => presentTime().day,
    timeOfDay: () => presentTime().timeOfDay,
    noteServerTime: (serverTime) => {
      const ahead = serverTime - machine()
      correction = Math.abs(ahead) > CLOCK_TOLERANCE_MS ? ahead : 0
    },
  }
}

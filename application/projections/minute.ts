import { defer, repeat, share } from 'rxjs'
import type { Instant } from '#domain/kernel/ids'
import type { Clock } from '../ports/clock'
import type { SwedishTime } from '../ports/swedish-time'
import type { Timers } from '../ports/timers'
import { type Projection, projection } from './projection'
import { after } from '../timing/after'

const MINUTE_MS = 60_000

/** The seconds of a time of day in ISO 8601, with their fraction. */
const SECONDS = /:(\d\d(?:\.\d+)?)(?:Z|[+-]\d\d:?\d\d)$/

const msIntoMinute = (instant: Instant): number => Math.round(Number(SECONDS.exec(instant)?.[1] ?? 0) * 1_000)

/**
 * The present minute in Sweden. Time zones differ by whole minutes, so it begins with every minute of the clock. One timer
 * serves all subscribers; without subscribers there is none, and `get` reads the clock.
 */
export const createMinute = (clock: Clock, timers: Timers): Projection<SwedishTime> => {
  let present: SwedishTime | undefined
  const read = (): SwedishTime => {
    const day = clock.today()
    const timeOfDay = clock.timeOfDay()
    if (present?.day !== day || present.timeOfDay !== timeOfDay) present = { day, timeOfDay }
    return present
  }
  const untilNext = (): number => MINUTE_MS - msIntoMinute(clock.now())
  return projection(read, defer(() => after(timers, untilNext())).pipe(repeat(), share()))
}

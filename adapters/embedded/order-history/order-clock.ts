import { LRUCache } from 'lru-cache'
import { swedishTime } from '#application/ports/swedish-time'
import { type Instant, instant } from '#domain/kernel/ids'
import type { Moment } from '#domain/order/order-plan'

/** The plan of a life asks for the same times again at each step, and the calendar of the machine is slow. */
const known = new LRUCache<Instant, Moment>({ max: 1_000 })

/** A point in time as Swedish clocks show it. */
export const momentOf = (at: Instant): Moment => {
  const found = known.get(at)
  if (found !== undefined) return found
  const moment = swedishTime(Date.parse(at))
  known.set(at, moment)
  return moment
}

/** When Swedish clocks show a time; the first of the two in the hour that is repeated in autumn. */
export const instantOf = ({ day, timeOfDay }: Moment): Instant => {
  const inSummer = Date.parse(`${day}T${timeOfDay}:00+02:00`)
  const shown = swedishTime(inSummer)
  const epoch = shown.day === day && shown.timeOfDay === timeOfDay ? inSummer : inSummer + 3_600_000
  return instant(new Date(epoch).toISOString())
}

const A_DAY_MS = 24 * 60 * 60 * 1000

export const daysLater = (at: Instant, days: number): Instant =>
  instant(new Date(Date.parse(at) + days * A_DAY_MS).toISOString())

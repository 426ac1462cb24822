import type { Clock } from '#application/ports/clock'
import { instant } from '#domain/kernel/ids'
import { swedishTime } from '#application/ports/swedish-time'

/** The machine's clock; day and hour are Swedish whatever the machine's time zone. */
export const nodeClock: Clock = {
  now: () => instant(new Date().toISOString()),
  today: () => swedishTime(Date.now()).day,
  timeOfDay: () => swedishTime(Date.now()).timeOfDay,
}

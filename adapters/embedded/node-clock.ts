import type { Clock } from '#application/ports/clock'
import { instant } from '#domain/kernel/ids'
import { swedishTime } from '#application/ports/swedish-time'

/** The machine's clock; day and hour are those of Sweden wherever the machine stands. */
export const nodeClock: Clock = {
  now: () => instant(new Date().toISOString()),
  today: () => swedishTime(Date.now()).day,
  timeOfDay: () => swedishTime(Date.now()).timeOfDay,
}

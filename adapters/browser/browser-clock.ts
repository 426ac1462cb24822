import { instant } from '#domain/kernel/ids'
import { swedishTime } from '#application/ports/swedish-time'
import type { Clock } from '#application/ports/clock'

export const browserClock: Clock = {
  now: () => instant(new Date().toISOString()),
  today: () => swedishTime(Date.now()).day,
  timeOfDay: () => swedishTime(Date.now()).timeOfDay,
}

import { instant } from '#domain/kernel/ids'
import { swedishTime } from '#application/ports/swedish-time'
import type { Clock } from '#application/ports/clock'
import type { ManualTimers } from './manual-timers'

/** A clock that goes as the timers do, from an instant as ISO 8601. */
export const clockOfTimers = (timers: Pick<ManualTimers, 'now'>, start: string): Clock => {
  const now = (): number => Date.parse(start) + timers.now()
  return {
    now: () => instant(new Date(now()).toISOString()),
    today: () => swedishTime(now()).day,
    timeOfDay: () => swedishTime(now()).timeOfDay,
  }
}

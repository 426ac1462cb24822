import type { Timers } from '#application/ports/timers'

export const browserTimers: Timers = {
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

import type { Timers } from '#application/ports/timers'

export const nodeTimers: Timers = {
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

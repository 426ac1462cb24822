import type { Timers } from '#application/ports/timers'

/** The page's own time, for what waits for a pause in somebody's typing. */
export const pageTimers: Timers = {
  after: (ms, task) => {
    const waiting = setTimeout(task, ms)
    return () => clearTimeout(waiting)
  },
}

import type { Timers } from '#application/ports/timers'

/** Time that passes when a test says so. */
export interface ManualTimers extends Timers {
  /** Lets so many milliseconds pass, and runs what is due in order. */
  readonly pass: (ms: number) => void
  /** Milliseconds since the first. */
  readonly now: () => number
  readonly waiting: () => number
}

export const createManualTimers = (): ManualTimers => {
  let now = 0
  let tasks: readonly { readonly due: number; readonly task: () => void }[] = []
  const pass = (until: number): void => {
    const next = tasks.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0]
    if (next === undefined) {
      now = until
      return
    }
    now = next.due
    tasks = tasks.filter((task) => task !== next)
    next.task()
    pass(until)
  }
  return {
    after: (ms, task) => {
      const entry = { due: now + ms, task }
      tasks = [...tasks, entry]
      return () => {
        tasks = tasks.filter((other) => other !== entry)
      }
    },
    pass: (ms) => pass(now + ms),
    now: () => now,
    waiting: () => tasks.length,
  }
}

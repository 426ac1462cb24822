/** Timers as a port, so that a test or a simulation can control time. */
export interface Timers {
  /** Runs `task` once after `ms` milliseconds. @returns a function that cancels it */
  readonly after: (ms: number, task: () => void) => () => void
}

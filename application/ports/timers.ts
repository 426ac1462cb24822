/** Waiting, so that a test or a simulation can let time pass as it likes. */
export interface Timers {
  /** Runs `task` once after `ms` milliseconds; the answer takes that back. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** Random numbers as a port, so that a test or a simulation can control them. */
export interface Chance {
  /** At least 0 and less than 1. */
  readonly next: () => number
}

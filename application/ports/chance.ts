/** Chance from outside, so that a test or a simulation can decide it. */
export interface Chance {
  /** At least 0 and less than 1. */
  readonly next: () => number
}

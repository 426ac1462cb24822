import type { Random } from '../random'

/** What some users do besides; the others do what they did before these came. */
export interface Habits {
  /** How likely an add is an import of a file, from 0 to 1. */
  readonly imports: number
  /** Works for several customers, and takes lines along. */
  readonly moves: boolean
  /** Mostly changes one line, in whichever tab. */
  readonly insists: boolean
  /** Makes two edits at a time. */
  readonly isHasty: boolean
  /** Drawn from apart, so that users without habits go on as they do. */
  readonly random: Random
}

export const habitsOf = (random: Random, isHasty: boolean): Habits => ({
  imports: random.chance(0.25) ? 0.4 : 0,
  moves: random.chance(0.3),
  insists: random.chance(0.25),
  isHasty,
  random,
})

/** Pseudo-random numbers from 0 up to 1; the same seed gives the same sequence (mulberry32). */
export interface SeededRandom {
  readonly next: () => number
  /** Whole numbers, both ends included. */
  readonly between: (from: number, to: number) => number
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, between: (from, to) => from + Math.floor(next() * (to - from + 1)) }
}

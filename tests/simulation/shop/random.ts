/** Random choices that follow from a seed alone. */
export interface Random {
  /** From 0, and below 1. */
  readonly next: () => number
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  /** One of a list that is not empty. */
  readonly pick: <A>(list: readonly [A, ...A[]]) => A
  /** One of a list; undefined where it is empty. */
  readonly pickAny: <A>(list: readonly A[]) => A | undefined
  /** One of the values, each as likely as its weight. */
  readonly weighted: <A>(choices: readonly [readonly [weight: number, value: A], ...(readonly [number, A])[]]) => A
}

/** Mulberry32, after Tommy Ettinger. Good enough to choose by, and the same on every machine. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const indexOf = (length: number): number => Math.floor(next() * length)
  return {
    next,
    between: (low, high) => low + indexOf(high - low + 1),
    chance: (probability) => next() < probability,
    pick: (list) => list[indexOf(list.length)] ?? list[0],
    pickAny: (list) => list[indexOf(list.length)],
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of choices) {
        left -= weight
        if (left < 0) return value
      }
      return choices[0][1]
    },
  }
}

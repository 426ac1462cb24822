/** One at a time, first come first served. */
export interface Turns {
  /** Resolves when it is the caller's turn; the caller must `pass` it on. */
  readonly take: () => Promise<void>
  readonly pass: () => void
}

export const createTurns = (): Turns => {
  const queue: (() => void)[] = []
  let taken = false
  return {
    take: () =>
      new Promise((resolve) => {
        if (taken) {
          queue.push(resolve)
        } else {
          taken = true
          resolve()
        }
      }),
    pass: () => {
      const next = queue.shift()
      if (next === undefined) taken = false
      else next()
    },
  }
}

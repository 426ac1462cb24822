/**
 * Lets listeners hear of changes in the order in which these happened, also when one listener causes the next:
 * what is told while a change is being made, or while others are being told, waits for its turn in the same tick.
 */
export interface Turn {
  readonly tell: (news: () => void) => void
  /** Makes a change at once, and whole: nobody hears of it before it is done. */
  readonly hold: (change: () => void) => void
}

export const createTurn = (): Turn => {
  const waiting: (() => void)[] = []
  let held = 0
  const drain = (): void => {
    if (held > 0) return
    held += 1
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next()
    } finally {
      held -= 1
    }
  }
  return {
    tell: (news) => {
      waiting.push(news)
      drain()
    },
    hold: (change) => {
      held += 1
      try {
        change()
      } finally {
        held -= 1
      }
      drain()
    },
  }
}

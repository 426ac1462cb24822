export interface WorkBounds {
  readonly mostAtOnce: number
  /** Of each of the two queues. */
  readonly mostWaiting: number
}

/** Work of which only so much runs at the same time; the rest waits, within bounds. */
export interface BoundedWork {
  /**
   * @param ahead waits in the queue that is served first
   * @returns `undefined` when the queue is full: nothing was or will be done
   */
  readonly run: <A>(work: () => Promise<A>, ahead: boolean) => Promise<A> | undefined
}

export const createBoundedWork = ({ mostAtOnce, mostWaiting }: WorkBounds): BoundedWork => {
  const first: (() => void)[] = []
  const rest: (() => void)[] = []
  let running = 0

  const turn = (queue: (() => void)[]): Promise<void> => {
    if (running < mostAtOnce) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((begin) => void queue.push(begin))
  }

  /** The place of what has ended goes to the next that waits. */
  const passOn = (): void => {
    const next = first.shift() ?? rest.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    run: (work, ahead) => {
      const queue = ahead ? first : rest
      if (running >= mostAtOnce && queue.length >= mostWaiting) return undefined
      return turn(queue).then(work).finally(passOn)
    },
  }
}

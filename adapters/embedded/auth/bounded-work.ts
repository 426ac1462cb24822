export interface WorkBounds {
  readonly mostAtOnce: number
  /** The length of each of the two queues. */
  readonly mostWaiting: number
}

/** Limits how much work runs at the same time. The rest waits in bounded queues. */
export interface BoundedWork {
  /**
   * @param ahead waits in the queue that is served first
   * @returns `undefined` when the queue is full: the work is not done
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

  /** A finished task passes its place to the next one that waits. */
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

/** How many pages may be on their way ahead of time before a further one waits (ROUTE-41). */
export const PRELOADS_AT_ONCE = 4

/**
 * Fetches ahead of time. A further one starts at once while at most 4 are already under way; beyond that it waits
 * until those are done (ROUTE-41). One that fails is forgotten: the real visit asks again and tells.
 */
export const createPreloads = () => {
  let running = 0
  const waiting: (() => Promise<unknown>)[] = []

  const start = (load: () => Promise<unknown>): void => {
    running += 1
    const finish = async () => {
      await load().catch(() => undefined)
      running -= 1
      if (running === 0) waiting.splice(0, PRELOADS_AT_ONCE + 1).forEach(start)
    }
    void finish()
  }

  return (load: () => Promise<unknown>): void => {
    if (running <= PRELOADS_AT_ONCE) start(load)
    else waiting.push(load)
  }
}

/** The connection data that some browsers provide. */
export interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** A connection on which nothing is fetched that was not asked for (ROUTE-42). */
export const isSlow = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g'

/** The number of simultaneous preloads above which a further one waits (ROUTE-41). */
export const PRELOADS_AT_ONCE = 4

/**
 * Preloads. A further preload starts at once while at most 4 are under way, otherwise it waits until those are done
 * (ROUTE-41). A failed preload is forgotten: the real visit loads again and reports the error.
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

/** A connection on which nothing is preloaded (ROUTE-42). */
export const isSlow = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g'

/**
 * Runs work at once, then at most once per interval and never twice at the same time. A request during the interval or
 * a run lets the work run once more afterwards.
 */
export interface Throttle {
  readonly request: () => Promise<void>
  /** Ignores later requests. Resolves when the run in progress has ended. */
  readonly stop: () => Promise<void>
}

export const throttle = (everyMs: number, work: () => Promise<void>): Throttle => {
  let pause: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isRequested = false
  let isStopped = false

  const runIfDue = async (): Promise<void> => {
    if (!isRequested || isStopped || pause !== undefined || running !== undefined) return
    isRequested = false
    pause = setTimeout(() => {
      pause = undefined
      void runIfDue()
    }, everyMs)
    pause.unref()
    running = work().finally(() => {
      running = undefined
      void runIfDue()
    })
    await running
  }

  return {
    request: () => {
      isRequested = true
      return runIfDue()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(pause)
      await running
    },
  }
}

/**
 * Runs work at once, then at most once per interval. A request during the interval runs the work once more when the
 * interval ends.
 */
export interface Throttle {
  readonly request: () => Promise<void>
  readonly stop: () => void
}

export const throttle = (everyMs: number, work: () => Promise<void>): Throttle => {
  let pause: NodeJS.Timeout | undefined
  let isRequested = false
  const begin = async (): Promise<void> => {
    isRequested = false
    pause = setTimeout(() => {
      pause = undefined
      if (isRequested) void begin()
    }, everyMs)
    pause.unref()
    await work()
  }
  return {
    request: async () => {
      if (pause === undefined) return begin()
      isRequested = true
      return undefined
    },
    stop: () => {
      clearTimeout(pause)
      pause = undefined
    },
  }
}

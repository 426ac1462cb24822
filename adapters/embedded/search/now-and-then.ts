/** Does something at once when it is asked for, but no oftener than every so often: the last asking is never lost. */
export interface NowAndThen {
  readonly ask: () => Promise<void>
  readonly stop: () => void
}

export const nowAndThen = (everyMs: number, work: () => Promise<void>): NowAndThen => {
  let pause: NodeJS.Timeout | undefined
  let askedMeanwhile = false
  const begin = async (): Promise<void> => {
    askedMeanwhile = false
    pause = setTimeout(() => {
      pause = undefined
      if (askedMeanwhile) void begin()
    }, everyMs)
    pause.unref()
    await work()
  }
  return {
    ask: async () => {
      if (pause === undefined) return begin()
      askedMeanwhile = true
      return undefined
    },
    stop: () => {
      clearTimeout(pause)
      pause = undefined
    },
  }
}

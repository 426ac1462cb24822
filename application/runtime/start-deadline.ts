import type { Timers } from '#application/ports/timers'

/** Milliseconds that a start waits for the log. What the log holds is taken in when it answers later. */
const START_DEADLINE_MS = 8_000

/** Resolves when a start has come to its end; after the deadline it calls `late` and resolves all the same. */
export const startedInTime = (timers: Timers, start: () => Promise<void>, late: () => void): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = timers.after(START_DEADLINE_MS, () => {
      late()
      resolve()
    })
    const run = async (): Promise<void> => {
      await start()
      stopWaiting()
      resolve()
    }
    void run()
  })

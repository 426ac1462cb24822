import type { Timers } from '#application/ports/timers'

/** Milliseconds that a start waits for the log. If the log answers later, its content is applied then. */
const START_DEADLINE_MS = 8_000

/** Resolves when a start has ended. After the deadline it calls `late` and resolves without waiting longer. */
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

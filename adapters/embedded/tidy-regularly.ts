import type { FastifyInstance } from 'fastify'

/**
 * Tidies now and then every so many milliseconds, until the services close.
 */
export const tidyRegularly = async (
  app: FastifyInstance,
  everyMs: number,
  tidy: () => Promise<void>,
): Promise<void> => {
  await tidy()
  workRegularly(app, everyMs, tidy)
}

/**
 * Works every so many milliseconds, until the services close. A failed run is logged and tried again the next time. While
 * a run is in progress, no second one starts.
 * @returns begins a run at once, unless one is in progress
 */
export const workRegularly = (app: FastifyInstance, everyMs: number, work: () => Promise<void>): (() => void) => {
  let running: Promise<void> | undefined
  const run = (): void => {
    running ??= work()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    // The database is closed after the services.
    await running
  })
  return run
}

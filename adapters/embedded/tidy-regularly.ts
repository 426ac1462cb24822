import type { FastifyInstance } from 'fastify'

/**
 * Tidies now and then every so many milliseconds, until the services close. A failed run is logged and tried again the
 * next time. While a run is in progress, no second one starts.
 */
export const tidyRegularly = async (
  app: FastifyInstance,
  everyMs: number,
  tidy: () => Promise<void>,
): Promise<void> => {
  await tidy()
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= tidy()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    // The database is closed after the services.
    await running
  })
}

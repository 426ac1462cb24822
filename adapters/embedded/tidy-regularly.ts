import type { FastifyInstance } from 'fastify'

/**
 * Does a work of tidying now, and again each time so many milliseconds have passed, until the services close. A run that
 * fails is logged and tried again the next time; a run that lasts longer is not started a second time.
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

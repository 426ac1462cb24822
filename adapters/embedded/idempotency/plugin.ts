import type { FastifyPluginAsync } from 'fastify'
import { limits } from '../limits'
import { tidyRegularly } from '../tidy-regularly'
import { dropOldAnswers } from './drop-old-answers'

/** Has no routes: deletes old stored responses now and then. */
export const idempotencyPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services
  await tidyRegularly(app, limits.idempotency.tidiedEveryMs, () => dropOldAnswers(db, clock.now()))
}

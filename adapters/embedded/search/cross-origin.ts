import type { FastifyInstance } from 'fastify'

/** Headers that a browser may send from another origin, besides those that are always allowed. */
const HEADERS = [
  'api-version',
  'user-id',
  'content-type',
  'lib-version',
  'loop54-key',
  'user-ip',
  'user-useragent',
  'user-referer',
  'x-correlation-id',
].join(', ')

/** Browsers ask again after so long; they keep it for two hours at most. */
const KEPT_FOR_S = '7200'

/**
 * Allows other origins to search from the browser. Answers are public and depend on no cookie. A token only hides
 * attributes, and browsers do not send it from another origin.
 */
export const allowOtherOrigins = (app: FastifyInstance, paths: readonly string[]): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  for (const path of paths)
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', HEADERS)
        .header('access-control-max-age', KEPT_FOR_S)
        .send(),
    )
}

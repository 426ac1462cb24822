import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound, sendFailure, type RequestFailure } from './request-failure'
import { sendSearchFault } from './search/search-fault'

interface KnownRoute {
  readonly methods: readonly string[]
  readonly matches: RegExp
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+')}/?$`)

/**
 * Answers what no route serves: 405 and the allowed methods where the path exists, else 404, both as JSON.
 * Call it before the routes are registered.
 */
export const answerUnknownRoutes = (app: FastifyInstance): void => {
  const known: KnownRoute[] = []
  app.addHook('onRoute', ({ url, method }) => {
    known.push({ methods: [method].flat(), matches: patternOf(url) })
  })
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const allowed = [...new Set(known.filter(({ matches }) => matches.test(path)).flatMap(({ methods }) => methods))]
    // A name that is too long for its route identifies nothing.
    if (allowed.length === 0 || allowed.includes(request.method)) return refuse(request, reply, notFound)
    reply.header('allow', allowed.join(', '))
    return refuse(request, reply, methodNotAllowed)
  }
  app.setNotFoundHandler(answer)
  // Otherwise a GET would reach the pages, which are rendered for every path.
  app.get('/*', answer)
}

/** Clients of the search protocol name its version in a header, and read no other shape of an error. */
const refuse = (request: FastifyRequest, reply: FastifyReply, failure: RequestFailure): FastifyReply =>
  request.headers['api-version'] === undefined
    ? sendFailure(reply, failure)
    : sendSearchFault(
        reply,
        {
          title: 'Unknown action',
          detail: `No action of this service is served at ${request.method} ${pathOf(request)}`,
        },
        failure.status,
      )

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

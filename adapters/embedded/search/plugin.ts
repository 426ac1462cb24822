import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { routes } from '#adapters/contract/paths'
import { EntitiesAnswer, EntitiesByAttributeBody, SearchAnswer, SearchBody } from '#adapters/contract/search'
import type { Codec } from '#adapters/contract/codec'
import { readAs } from '../request-failure'
import { entitiesByAttribute, search } from './search'
import { badRequest, sendSearchFault, type SearchFault } from './search-fault'

const ANSWERS_KEPT = 500

const headerFault = ({ headers }: FastifyRequest): SearchFault | undefined => {
  if (headers['api-version'] !== 'V3') return badRequest('api-version', 'The header api-version must be V3')
  const userId = headers['user-id']
  return typeof userId !== 'string' || userId.trim() === ''
    ? badRequest('user-id', 'The header user-id is missing')
    : undefined
}

/**
 * Search in its V3 shape. It answers the same to everybody, and what it searches changes only when the catalogue is put
 * in: so answers are kept.
 */
export const searchPlugin: FastifyPluginAsync = async (app) => {
  const { db } = app.services
  const kept = new LRUCache<string, object>({ max: ANSWERS_KEPT })

  const answer = async <Body, Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: Codec<Body>,
    write: Codec<Answer>,
    find: (body: Body) => Promise<E.Either<SearchFault, Answer>>,
  ): Promise<FastifyReply> => {
    const fault = headerFault(request)
    if (fault !== undefined) return sendSearchFault(reply, fault)
    const body = readAs(read, request.body)
    if (E.isLeft(body)) {
      const [first] = body.left.details ?? []
      return sendSearchFault(reply, badRequest(first?.path || 'body', first?.message ?? 'The body cannot be read'))
    }
    const key = `${request.url} ${JSON.stringify(body.right)}`
    const known = kept.get(key)
    if (known !== undefined) return reply.send(known)
    const found = await find(body.right)
    if (E.isLeft(found)) return sendSearchFault(reply, found.left)
    const written: unknown = write.encode(found.right)
    if (typeof written === 'object' && written !== null) kept.set(key, written)
    return reply.send(written)
  }

  app.setErrorHandler((error, request, reply) => {
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
    if (status >= 500) request.log.error(error)
    const detail = error instanceof Error && status < 500 ? error.message : 'The search failed'
    return sendSearchFault(reply, { title: 'Search failed', detail }, status >= 500 ? 500 : 400)
  })

  app.post(routes.search.path, (request, reply) =>
    answer(request, reply, SearchBody, SearchAnswer, (body) => search(db, body)),
  )
  app.post(routes.entitiesByAttribute.path, (request, reply) =>
    answer(request, reply, EntitiesByAttributeBody, EntitiesAnswer, async (body) =>
      E.map((results: EntitiesAnswerResults) => ({ results }))(await entitiesByAttribute(db, body)),
    ),
  )
}

type EntitiesAnswerResults = Parameters<typeof EntitiesAnswer.encode>[0]['results']

import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { routes } from '#adapters/contract/paths'
import {
  AutoCompleteAnswer,
  AutoCompleteBody,
  CreateEventsBody,
  EntitiesAnswer,
  EntitiesByAttributeBody,
  RelatedEntitiesBody,
  SearchAnswer,
  SearchBody,
} from '#adapters/contract/search'
import type { Codec } from '#adapters/contract/codec'
import { isUnwritableText } from '../database/unwritable-text'
import { limits } from '../limits'
import { refusalIn } from '../readable-input'
import type { RequestFailure } from '../request-failure'
import { keepEvents } from './behaviour-events'
import { completeQuery } from './complete-query'
import { countsMemory } from './counts-memory'
import { allowOtherOrigins } from './cross-origin'
import { refreshPopularity } from './demand'
import { nowAndThen } from './now-and-then'
import { readBody } from './read-body'
import { relatedEntities } from './related-entities'
import { entitiesByAttribute, search } from './search'
import { sendSearchFault, type SearchFault } from './search-fault'

/** Another process on the same database may have put in another catalogue, or sold the last of an article. */
const KEPT_FOR_MS = 300_000
const POPULARITY_EVERY_MS = 60_000

const sendText = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json)

/**
 * Search in its V3 shape. It answers the same to everybody, and what it searches changes only when the catalogue is put
 * in or the last of an article is sold, and its order when visitors ask for other things: so answers are kept until then.
 */
export const searchPlugin: FastifyPluginAsync = async (app) => {
  const { db } = app.services
  const kept = new LRUCache<string, string>({
    maxSize: limits.search.mostKeptCharacters,
    sizeCalculation: (answer, question) => answer.length + question.length,
    ttl: KEPT_FOR_MS,
  })
  const counts = countsMemory(KEPT_FOR_MS)
  const popularity = nowAndThen(POPULARITY_EVERY_MS, async () => {
    try {
      await refreshPopularity(db)
      kept.clear()
    } catch (error) {
      app.log.error(error)
    }
  })
  app.addHook('onClose', async () => popularity.stop())
  app.services.soldOut.hear(() => {
    kept.clear()
    counts.clear()
  })

  const answer = async <Body, Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: Codec<Body>,
    write: Codec<Answer>,
    find: (body: Body) => Promise<E.Either<SearchFault, Answer>>,
  ): Promise<FastifyReply> => {
    const body = readBody(request, read)
    if (E.isLeft(body)) return sendSearchFault(reply, body.left)
    const key = `${request.url} ${JSON.stringify(body.right)}`
    const known = kept.get(key)
    if (known !== undefined) return sendText(reply, known)
    const found = await find(body.right)
    if (E.isLeft(found)) return sendSearchFault(reply, found.left)
    const written = JSON.stringify(write.encode(found.right))
    kept.set(key, written)
    return sendText(reply, written)
  }

  allowOtherOrigins(
    app,
    [routes.search, routes.entitiesByAttribute, routes.autoComplete, routes.relatedEntities, routes.createEvents].map(
      ({ path }) => path,
    ),
  )
  app.setErrorHandler((error, request, reply) => {
    if (isUnwritableText(error))
      return sendSearchFault(reply, { title: 'Invalid body', detail: 'The body has a sign that is no text' })
    const refusal = refusalIn(error)
    if (refusal !== undefined) return sendSearchFault(reply, faultOf(refusal), refusal.status)
    request.log.error(error)
    const isSlow = error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'
    return isSlow
      ? sendSearchFault(
          reply.header('retry-after', '10'),
          { title: 'Too slow', detail: 'The search took too long' },
          503,
        )
      : sendSearchFault(reply, { title: 'Search failed', detail: 'The search failed' }, 500)
  })

  app.post(routes.search.path, (request, reply) =>
    answer(request, reply, SearchBody, SearchAnswer, (body) => search(db, body, counts)),
  )
  app.post(routes.entitiesByAttribute.path, (request, reply) =>
    answer(request, reply, EntitiesByAttributeBody, EntitiesAnswer, async (body) =>
      E.map((results: EntitiesAnswerResults) => ({ results }))(await entitiesByAttribute(db, body, counts)),
    ),
  )
  app.post(routes.autoComplete.path, (request, reply) =>
    answer(request, reply, AutoCompleteBody, AutoCompleteAnswer, (body) => completeQuery(db, body)),
  )
  app.post(routes.relatedEntities.path, async (request, reply) => {
    const body = readBody(request, RelatedEntitiesBody)
    const found = E.isLeft(body) ? body : await relatedEntities(db, body.right)
    return E.isLeft(found)
      ? sendSearchFault(reply, found.left)
      : reply.send(EntitiesAnswer.encode({ results: found.right }))
  })
  app.post(routes.createEvents.path, async (request, reply) => {
    const body = readBody(request, CreateEventsBody)
    const told = E.isLeft(body) ? body : await keepEvents(db, String(request.headers['user-id']), body.right)
    if (E.isLeft(told)) return sendSearchFault(reply, told.left)
    await popularity.ask()
    return reply.send({})
  })
}

/** A refusal of the whole request, as the protocol says it. */
const faultOf = ({ code, details = [] }: RequestFailure): SearchFault => {
  const [first] = details
  return first === undefined
    ? { title: 'Invalid request', detail: code }
    : { title: 'Invalid request', detail: `${code} at ${first.path || 'the body itself'}`, parameter: first.path }
}

type EntitiesAnswerResults = Parameters<typeof EntitiesAnswer.encode>[0]['results']

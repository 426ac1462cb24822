import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
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
  type WireResults,
} from '#adapters/contract/search'
import type { Codec } from '#application/codecs/codec'
import { databaseFailure, tooSlow, withRetryAfter } from '../database-failure'
import { asSearch } from '../database/caller'
import { isUnwritableText } from '../database/unwritable-text'
import { limits } from '../limits'
import { logUnforeseen } from '../log-unforeseen'
import { refusalIn } from '../readable-input'
import type { RequestFailure } from '../request-failure'
import { addressDigests } from './address-digest'
import { readingPrices } from './asked-prices'
import { keepEvents } from './behaviour-events'
import { completeQuery } from './complete-query'
import { clearableCache } from './clearable-cache'
import { countsMemoryOf } from './counts-memory'
import { allowOtherOrigins } from './cross-origin'
import { refreshPopularity } from './demand'
import { eventRate } from './event-rate'
import { readSearchQuery, showWithout, type SearchQuery, type Show } from './hidden-attributes'
import { throttle } from './throttle'
import { readBody } from './read-body'
import { keyOfPrices, pricesAnswered } from './reader-price'
import { relatedEntities } from './related-entities'
import { entitiesByAttribute, search, type CallerTerms } from './search'
import { sendSearchFault, type SearchFault } from './search-fault'

const sendText = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json)

/**
 * The V3 search protocol. Equal requests get equal answers, except from those who may not see prices or discounts.
 * Results change only with a new catalogue, with an article that sells out, and with popularity: answers are cached
 * until then.
 */
export const searchPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services
  const counts = countsMemoryOf(db)
  const digestOf = addressDigests(db)
  const readPrices = await readingPrices(db)
  const rateFault = eventRate()
  const kept = clearableCache<string>({
    maxSize: limits.search.mostKeptCharacters,
    sizeCalculation: (answer, question) => answer.length + question.length,
    ttl: limits.search.keptForMs,
  })
  const popularity = throttle(limits.search.popularityEveryMs, async () => {
    try {
      await refreshPopularity(db)
      kept.clear()
    } catch (error) {
      app.log.error(error)
    }
  })
  app.addHook('onClose', async () => popularity.stop())
  app.services.stockTurned.subscribe(() => {
    kept.clear()
    counts.clear()
  })

  const answer = async <Body extends SearchQuery, Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: Codec<Body>,
    write: Codec<Answer>,
    find: (body: Body, show: Show, terms: CallerTerms) => Promise<E.Either<SearchFault, Answer>>,
  ): Promise<FastifyReply> => {
    const question = await readSearchQuery(request, read)
    if (E.isLeft(question)) return sendSearchFault(reply, question.left)
    const { body, hidden, requestedPrices } = question.right
    const prices = await readPrices(requestedPrices)
    const key = `${request.url} ${hidden.join(' ')} ${keyOfPrices(prices)} ${JSON.stringify(body)}`
    const known = kept.get(key)
    if (known !== undefined) return sendText(reply, known)
    const keep = kept.begin()
    const found = await asSearch(() => find(body, showWithout(hidden), { memory: counts, prices }))
    if (E.isLeft(found)) return sendSearchFault(reply, found.left)
    const written = JSON.stringify(write.encode(found.right))
    keep(key, written)
    return sendText(reply, written)
  }

  allowOtherOrigins(
    app,
    [routes.search, routes.entitiesByAttribute, routes.autoComplete, routes.relatedEntities, routes.createEvents].map(
      ({ path }) => path,
    ),
  )
  app.setErrorHandler(async (error, request, reply) => {
    if (isUnwritableText(error))
      return sendSearchFault(reply, { title: 'Invalid body', detail: 'The body has a sign that is no text' })
    const refusal = refusalIn(error)
    if (refusal !== undefined) return sendSearchFault(reply, faultOf(refusal), refusal.status)
    const isSlow = error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'
    const unavailable = isSlow ? tooSlow : databaseFailure(error)
    if (unavailable !== undefined) {
      request.log.warn(error)
      const fault = { title: 'Search unavailable', detail: 'The database is away, busy or slow; try again later' }
      return sendSearchFault(withRetryAfter(reply), fault, unavailable.status)
    }
    await logUnforeseen(request, error)
    return sendSearchFault(reply, { title: 'Search failed', detail: 'The search failed' }, 500)
  })

  app.post(routes.search.path, (request, reply) =>
    answer(request, reply, SearchBody, SearchAnswer, async (body, show, terms) =>
      E.map((found: SearchAnswer) => ({
        ...found,
        results: show(found.results),
        ...(found.relatedResults === undefined ? {} : { relatedResults: show(found.relatedResults) }),
      }))(await search(db, body, terms)),
    ),
  )
  app.post(routes.entitiesByAttribute.path, (request, reply) =>
    answer(request, reply, EntitiesByAttributeBody, EntitiesAnswer, async (body, show, terms) =>
      E.map((results: WireResults) => ({ results: show(results), customData: pricesAnswered(terms.prices) }))(
        await entitiesByAttribute(db, body, terms),
      ),
    ),
  )
  app.post(routes.autoComplete.path, (request, reply) =>
    answer(request, reply, AutoCompleteBody, AutoCompleteAnswer, (body) => completeQuery(db, body)),
  )
  app.post(routes.relatedEntities.path, async (request, reply) => {
    const question = await readSearchQuery(request, RelatedEntitiesBody)
    if (E.isLeft(question)) return sendSearchFault(reply, question.left)
    const { body, hidden, requestedPrices } = question.right
    const prices = await readPrices(requestedPrices)
    const found = await asSearch(() => relatedEntities(db, body, { prices }))
    return E.isLeft(found)
      ? sendSearchFault(reply, found.left)
      : reply.send(EntitiesAnswer.encode({ results: showWithout(hidden)(found.right) }))
  })
  app.post(routes.createEvents.path, async (request, reply) => {
    const body = readBody(request, CreateEventsBody)
    if (E.isLeft(body)) return sendSearchFault(reply, body.left)
    const userId = String(request.headers['user-id'])
    const tooFast = rateFault(request.ip, userId)
    if (tooFast !== undefined) return sendSearchFault(reply, tooFast)
    const stored = await keepEvents(db, { userId, ...(await digestOf(request.ip, clock.today())) }, body.right)
    if (E.isLeft(stored)) return sendSearchFault(reply, stored.left)
    await popularity.request()
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

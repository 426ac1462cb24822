import * as E from 'fp-ts/Either'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Call, CallOptions } from '#application/ports/call'
import type { CommerceService, VariantQuery } from '#application/ports/commerce-service'
import type { ProductService } from '#application/ports/product-service'
import type { SearchService } from '#application/ports/search-service'
import type { WireResults } from '#adapters/contract/search'
import { answerOf, resultsOf, resultsOptions, SUGGESTIONS } from '#adapters/contract/search-translation'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import { readBreadcrumbs } from './catalogue/read-breadcrumbs'
import { stockFault } from './catalogue/read-stock'
import { readListedVariants, readVariants, type ReadVariants } from './catalogue/read-variants'
import { deliveryCalendarOf } from './config/delivery-calendar'
import { databaseFailure } from './database-failure'
import { asSearch, currentCaller } from './database/caller'
import { createQueryTurns } from './graphql/query-turns'
import { readMenu } from './menu/read-menu'
import { inputFault } from './readable-input'
import { notFound, unreadable, type RequestFailure } from './request-failure'
import { countsMemoryOf } from './search/counts-memory'
import { pricesAnswered, type ReaderPrices } from './search/reader-price'
import { entitiesByAttribute, search } from './search/search'
import type { SearchFault } from './search/search-fault'

/** The queries from which pages for visitors are drawn. */
export interface VisitorQueries {
  readonly products: Pick<ProductService, 'menu' | 'breadcrumbs'>
  readonly search: Pick<SearchService, 'search' | 'entitiesByAttribute'>
  readonly commerce: Pick<CommerceService, 'getVariants' | 'getListedVariants'>
}

type Outcome<A> = E.Either<Pick<RequestFailure, 'status' | 'code' | 'message'>, A>

const internalError = { status: 500, code: 'INTERNAL_ERROR', message: 'Något gick fel hos oss.' }

/**
 * The services' own answers to a visitor, by the rules and limits of their routes, without a request between them: the
 * server draws pages from values that it has made itself, which need not be written as JSON and read again.
 * @returns the queries of a brand; those of all brands share the limits of their routes
 */
export const visitorQueries = ({ services, log }: FastifyInstance): ((brand: BrandCode) => VisitorQueries) => {
  const { db, clock } = services
  const prices: ReaderPrices = { basis: 'includingVat' }
  const callerTerms = { memory: countsMemoryOf(db), prices }
  const turns = createQueryTurns()
  const call = callsOf(log)
  const variantsFor =
    (brand: BrandCode) =>
    <Found>(read: ReadVariants<Found>) =>
    (query: VariantQuery, options: CallOptions | undefined): Call<readonly Found[]> =>
      call('gateway', query, options, async () => {
        const { articleNumbers, locationIds, quantities = {} } = query
        const fault = stockFault(articleNumbers.length, locationIds.length)
        if (fault !== undefined) return E.left(fault)
        const pass = await turns.take(currentCaller().key)
        try {
          return E.right(
            await read(db, undefined, { ...query, quantities, calendar: deliveryCalendarOf(brand, clock) }),
          )
        } finally {
          pass()
        }
      })
  return (brand) => ({
    products: {
      menu: (assortment, options) => call('product', assortment, options, () => readMenu(db, brand, assortment)),
      breadcrumbs: (id, options) =>
        call('product', id, options, async () => E.fromNullable(notFound)(await readBreadcrumbs(db, id))),
    },
    search: {
      search: (query, request, options) =>
        call('search', { query, request }, options, async () => {
          const body = { query, resultsOptions: resultsOptions(request, []), ...SUGGESTIONS }
          return E.bimap(failureOf, (answer: Parameters<typeof answerOf>[0]) => answerOf(answer, []))(
            await asSearch(() => search(db, body, callerTerms)),
          )
        }),
      entitiesByAttribute: (attribute, request, options) =>
        call('search', { attribute, request }, options, async () => {
          const body = { attribute, resultsOptions: resultsOptions(request, []) }
          return E.bimap(failureOf, (results: WireResults) =>
            resultsOf({ results, customData: pricesAnswered(prices) }, []),
          )(await asSearch(() => entitiesByAttribute(db, body, callerTerms)))
        }),
    },
    commerce: {
      getVariants: variantsFor(brand)(readVariants),
      getListedVariants: variantsFor(brand)(readListedVariants),
    },
  })
}

const failureOf = ({ code = 400, title, detail }: SearchFault) => ({ status: code, code: title, message: detail })

/** Answers as a call over the network would be answered: never rejects, and is aborted by its signal. */
const callsOf =
  (log: FastifyBaseLogger) =>
  <A>(service: Service, input: unknown, options: CallOptions | undefined, work: () => Promise<Outcome<A>>): Call<A> =>
  async () => {
    const isAborted = () => options?.signal?.aborted === true
    const aborted: CallFailure = { tag: 'Aborted', service }
    if (isAborted()) return E.left(aborted)
    // Requests are checked by a hook, which these calls do not pass.
    if (inputFault(input) !== undefined) return E.left(refused(service, unreadable))
    try {
      const outcome = await work()
      if (isAborted()) return E.left(aborted)
      return E.isRight(outcome) ? outcome : E.left(refused(service, outcome.left))
    } catch (error) {
      const unavailable = databaseFailure(error)
      if (unavailable === undefined) log.error(error)
      else log.warn(error)
      return E.left(refused(service, unavailable ?? internalError))
    }
  }

const refused = (
  service: Service,
  { status, code, message }: Pick<RequestFailure, 'status' | 'code' | 'message'>,
): CallFailure => ({
  tag: 'Refused',
  service,
  status,
  message,
  code,
  details: [],
})

import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { SearchService } from '#application/ports/search-service'
import type { HiddenAttribute } from '#domain/session/permissions'
import type { BehaviourEvent } from '#domain/tracking/behaviour-events'
import { routes } from '#adapters/contract/paths'
import { type AskedPrices, AutoCompleteAnswer, EntitiesAnswer, SearchAnswer } from '#adapters/contract/search'
import { answerOf, queriesIn, resultsOf, resultsOptions, SUGGESTIONS } from '#adapters/contract/search-translation'
import type { HttpClient } from './http-client'

export interface RemoteSearchOptions {
  readonly client: HttpClient
  readonly apiVersion: () => string
  /** The visitor's tracking id; the search service refuses a call without one (SEARCH-06). */
  readonly userId: () => string
  /** Attributes hidden from the user. A search call carries no token, so it names them itself (SEARCH-06). */
  readonly hidden?: () => readonly HiddenAttribute[]
  /** Whose prices the reader sees; undefined where only the service's own are known. */
  readonly prices?: () => AskedPrices | undefined
}

const eventOnWire = ({ type, articleNumber, ...rest }: BehaviourEvent) => ({
  type,
  entity: { type: 'Variant', id: articleNumber },
  ...rest,
})

/** The search service over HTTP, in its V3 protocol (SEARCH-06 to 08). No call carries a token. */
export const createRemoteSearchService = ({
  client,
  apiVersion,
  userId,
  hidden = () => [],
  prices = () => undefined,
}: RemoteSearchOptions): SearchService => {
  const headers = () => ({ 'api-version': apiVersion(), 'user-id': userId() })
  const customData = () => {
    const asked = prices()
    const told = {
      ...(hidden().length === 0 ? {} : { withoutAttributes: hidden() }),
      ...(asked === undefined ? {} : { prices: asked }),
    }
    return Object.keys(told).length === 0 ? {} : { customData: told }
  }
  return {
    search: (query, request, options) =>
      pipe(
        client.call(routes.search, {
          ...options,
          headers: headers(),
          body: {
            query,
            resultsOptions: resultsOptions(request, hidden()),
            ...customData(),
            ...SUGGESTIONS,
          },
          codec: SearchAnswer,
        }),
        TE.map((answer) => answerOf(answer, hidden())),
      ),
    entitiesByAttribute: (attribute, request, options) =>
      pipe(
        client.call(routes.entitiesByAttribute, {
          ...options,
          headers: headers(),
          body: { attribute, resultsOptions: resultsOptions(request, hidden()), ...customData() },
          codec: EntitiesAnswer,
        }),
        TE.map((answer) => resultsOf(answer, hidden())),
      ),
    autoComplete: (query, take, options) =>
      pipe(
        client.call(routes.autoComplete, {
          ...options,
          headers: headers(),
          body: { query, queriesOptions: { take } },
          codec: AutoCompleteAnswer,
        }),
        TE.map(({ queries }) => queriesIn(queries)),
      ),
    createEvents: (events, options) =>
      pipe(
        client.call(routes.createEvents, {
          ...options,
          headers: headers(),
          body: { events: events.map(eventOnWire), trackingId: userId() },
          codec: t.unknown,
        }),
        TE.map(() => undefined),
      ),
  }
}

import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type {
  Completions,
  Entity,
  EntityType,
  Facet,
  FacetSelection,
  SearchRequest,
  SearchResults,
  SearchService,
  SortBy,
} from '#application/ports/search-service'
import type { HiddenAttribute } from '#domain/session/permissions'
import type { BehaviourEvent } from '#domain/tracking/behaviour-events'
import { absurdCase } from '#domain/kernel/decider'
import { routes } from '#adapters/contract/paths'
import {
  AutoCompleteAnswer,
  EntitiesAnswer,
  SearchAnswer,
  type Filter,
  type ResultsOptions,
  type WireEntity,
  type WireFacet,
  type WireResults,
} from '#adapters/contract/search'
import type { HttpClient } from './http-client'

export interface RemoteSearchOptions {
  readonly client: HttpClient
  readonly apiVersion: () => string
  /** The visitor's tracking id; the search service refuses a call without one (SEARCH-06). */
  readonly userId: () => string
  /** What the one who asks must not see. A search call carries no token, so it says so itself (SEARCH-06). */
  readonly hidden?: () => readonly HiddenAttribute[]
}

type Hidden = readonly HiddenAttribute[]

const isHidden = (hidden: Hidden, name: string): boolean => hidden.some((one) => one === name)

type WireSortings = NonNullable<ResultsOptions['sortBy']>
type WireFacetRequest = NonNullable<ResultsOptions['facets']>[number]

const sortingOnWire = (sortBy: SortBy): WireSortings => {
  switch (sortBy) {
    case 'relevance':
      return [{ type: 'relevance', order: 'desc' }]
    case 'popularity':
      return [{ type: 'popularity', order: 'desc' }]
    case 'name':
    case 'price':
    case 'dimension':
      return [{ type: 'attribute', attributeName: sortBy, order: 'asc' }]
    default:
      return absurdCase(sortBy)
  }
}

const facetOnWire = (
  facet: SearchRequest['facets'][number],
  selected: FacetSelection[string] | undefined,
): WireFacetRequest => ({
  name: facet.name,
  attributeName: facet.name,
  type: facet.type,
  ...(selected === undefined ? {} : { selected }),
  ...(facet.type === 'distinct' ? { sortBy: [{ type: 'item', order: 'asc' }] } : {}),
})

const filterOnWire = ({ entityType, inStockAt }: SearchRequest): Filter => {
  const ofType: Filter = { type: 'type', value: entityType }
  return inStockAt === undefined
    ? ofType
    : {
        and: [ofType, { type: 'attribute', attributeName: 'inStockAt', value: inStockAt, comparisonMode: 'equals' }],
      }
}

const resultsOptions = (request: SearchRequest, hidden: Hidden): ResultsOptions => ({
  skip: request.skip,
  take: request.take,
  sortBy: sortingOnWire(isHidden(hidden, request.sortBy) ? 'relevance' : request.sortBy),
  facets: request.facets
    .filter(({ name }) => !isHidden(hidden, name))
    .map((facet) => facetOnWire(facet, request.selected[facet.name])),
  filter: filterOnWire(request),
})

const entityTypes: Readonly<Record<string, EntityType>> = { Variant: 'Variant', Product: 'Product' }

const entitiesIn = (entity: WireEntity, hidden: Hidden): readonly Entity[] => {
  const type = entityTypes[entity.type]
  if (type === undefined) return []
  const shown = (entity.attributes ?? []).filter(({ name }) => !isHidden(hidden, name))
  const attributes = Object.fromEntries(shown.map(({ name, values }) => [name, values]))
  return [{ type, id: entity.id, attributes }]
}

const facetOf = (facet: WireFacet): Facet =>
  facet.type === 'distinct'
    ? {
        type: 'distinct',
        name: facet.name,
        items: facet.items.map(({ item, count, selected }) => ({ item: String(item), count, selected })),
      }
    : {
        type: 'range',
        name: facet.name,
        min: facet.min,
        max: facet.max,
        selectedMin: facet.selectedMin,
        selectedMax: facet.selectedMax,
      }

const resultsOf = (results: WireResults, hidden: Hidden): SearchResults => ({
  count: results.count,
  facets: (results.facets ?? []).map(facetOf),
  items: results.items.flatMap((entity) => entitiesIn(entity, hidden)),
})

const queriesIn = (queries: SearchAnswer['relatedQueries']): readonly string[] =>
  (queries?.items ?? []).map(({ query }) => query)

const eventOnWire = ({ type, articleNumber, ...rest }: BehaviourEvent) => ({
  type,
  entity: { type: 'Variant', id: articleNumber },
  ...rest,
})

const completionsOf = ({ queries, scopedQuery }: AutoCompleteAnswer): Completions => ({
  queries: queriesIn(queries),
  scoped:
    scopedQuery?.scopeAttributeName === 'category'
      ? { query: scopedQuery.query, categories: scopedQuery.scopes }
      : undefined,
})

/** The search service over HTTP, in its V3 protocol (SEARCH-06 to 08). No call carries a token. */
export const createRemoteSearchService = ({
  client,
  apiVersion,
  userId,
  hidden = () => [],
}: RemoteSearchOptions): SearchService => {
  const headers = () => ({ 'api-version': apiVersion(), 'user-id': userId() })
  const withoutHidden = () => (hidden().length === 0 ? {} : { customData: { withoutAttributes: hidden() } })
  return {
    search: (query, request, options) =>
      pipe(
        client.call(routes.search, {
          ...options,
          headers: headers(),
          body: {
            query,
            resultsOptions: resultsOptions(request, hidden()),
            ...withoutHidden(),
            spellingSuggestionsOptions: { take: 3 },
            relatedQueriesOptions: { take: 3 },
          },
          codec: SearchAnswer,
        }),
        TE.map((answer) => ({
          ...resultsOf(answer.results, hidden()),
          spellingSuggestions: queriesIn(answer.spellingSuggestions),
          relatedQueries: queriesIn(answer.relatedQueries),
        })),
      ),
    entitiesByAttribute: (attribute, request, options) =>
      pipe(
        client.call(routes.entitiesByAttribute, {
          ...options,
          headers: headers(),
          body: { attribute, resultsOptions: resultsOptions(request, hidden()), ...withoutHidden() },
          codec: EntitiesAnswer,
        }),
        TE.map((answer) => resultsOf(answer.results, hidden())),
      ),
    autoComplete: (query, take, options) =>
      pipe(
        client.call(routes.autoComplete, {
          ...options,
          headers: headers(),
          body: { query, queriesOptions: { take } },
          codec: AutoCompleteAnswer,
        }),
        TE.map(completionsOf),
      ),
    relatedEntities: (article, request, options) =>
      pipe(
        client.call(routes.relatedEntities, {
          ...options,
          headers: headers(),
          body: {
            entity: { type: 'Variant', id: article },
            resultsOptions: resultsOptions(request, hidden()),
            ...withoutHidden(),
          },
          codec: EntitiesAnswer,
        }),
        TE.map((answer) => resultsOf(answer.results, hidden())),
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

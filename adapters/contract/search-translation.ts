import * as E from 'fp-ts/Either'
import { absurdCase } from '#domain/kernel/decider'
import type { HiddenAttribute } from '#domain/session/permissions'
import type * as Port from '#application/ports/search-service'
import type {
  Entity,
  EntityType,
  Facet,
  FacetSelection,
  PriceBasis,
  SearchRequest,
  SearchResults,
  SortBy,
} from '#application/ports/search-service'
import {
  AnsweredPrices,
  UnderstoodQuery,
  type EntitiesAnswer,
  type Filter,
  type ResultsOptions,
  type SearchAnswer,
  type WireEntity,
  type WireFacet,
} from './search'

/** Between the shop's search port and the V3 protocol. */
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

/** Categories come by how much of what was found lies in them, all else in its own order. */
const optionsOnWire = (name: string): WireSortings =>
  name === 'categoryName' ? [{ type: 'count', order: 'desc' }] : [{ type: 'item', order: 'asc' }]

const facetOnWire = (
  facet: SearchRequest['facets'][number],
  selected: FacetSelection[string] | undefined,
): WireFacetRequest => ({
  name: facet.name,
  attributeName: facet.name,
  type: facet.type,
  ...(selected === undefined ? {} : { selected }),
  ...(facet.type === 'distinct' ? { sortBy: optionsOnWire(facet.name) } : {}),
})

const equals = (attributeName: string, value: string | readonly string[] | undefined): readonly Filter[] =>
  value === undefined ? [] : [{ type: 'attribute', attributeName, value, comparisonMode: 'equals' }]

const filterOnWire = ({ entityType, inStockAt, among }: SearchRequest): Filter => {
  const ofType: Filter = { type: 'type', value: entityType }
  const narrowed = [...equals('inStockAt', inStockAt), ...equals('articleNumber', among)]
  return narrowed.length === 0 ? ofType : { and: [ofType, ...narrowed] }
}

/** What of a request goes into `resultsOptions`; what the one who asks must not see is not asked for. */
export const resultsOptions = (request: SearchRequest, hidden: Hidden): ResultsOptions => ({
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

/** Another service goes by list prices, and may say anything in its custom data. */
const pricesIn = (customData: unknown): PriceBasis => {
  const read = AnsweredPrices.decode(customData)
  return E.isRight(read) ? read.right.prices : 'list'
}

export const resultsOf = ({ results, customData }: EntitiesAnswer, hidden: Hidden): SearchResults => ({
  prices: pricesIn(customData),
  count: results.count,
  facets: (results.facets ?? []).map(facetOf),
  items: results.items.flatMap((entity) => entitiesIn(entity, hidden)),
})

export const queriesIn = (queries: SearchAnswer['relatedQueries']): readonly string[] =>
  (queries?.items ?? []).map(({ query }) => query)

/** What a search by words asks for beside its results. */
export const SUGGESTIONS = { spellingSuggestionsOptions: { take: 3 }, relatedQueriesOptions: { take: 3 } } as const

/** Another service may say anything in its custom data. */
const understoodIn = (customData: unknown): Port.UnderstoodQuery => {
  const read = UnderstoodQuery.decode(customData)
  return E.isRight(read) ? read.right : { droppedWords: [], respelledWords: [] }
}

export const answerOf = (answer: SearchAnswer, hidden: Hidden): Port.SearchAnswer => ({
  ...resultsOf(answer, hidden),
  spellingSuggestions: queriesIn(answer.spellingSuggestions),
  relatedQueries: queriesIn(answer.relatedQueries),
  ...understoodIn(answer.customData),
})

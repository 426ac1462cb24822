import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { BehaviourEvent } from '#domain/tracking/behaviour-events'
import type { Call, CallOptions } from './call'

export type EntityType = 'Variant' | 'Product'

export interface Entity {
  readonly type: EntityType
  readonly id: string
  readonly attributes: Readonly<Record<string, readonly (string | number | boolean)[]>>
}

export type Facet =
  | {
      readonly type: 'distinct'
      readonly name: string
      readonly items: readonly { readonly item: string; readonly count: number; readonly selected: boolean }[]
    }
  | {
      readonly type: 'range'
      readonly name: string
      readonly min: number
      readonly max: number
      readonly selectedMin: number | undefined
      readonly selectedMax: number | undefined
    }

export type FacetSelection = Readonly<
  Record<string, readonly string[] | { readonly min?: number; readonly max?: number }>
>

export interface SearchRequest {
  /** Products group their variants; variants are single articles. */
  readonly entityType: EntityType
  readonly skip: number
  readonly take: number
  readonly facets: readonly { readonly name: string; readonly type: 'distinct' | 'range' }[]
  readonly selected: FacetSelection
  /** Leaves only what lies in stock there. */
  readonly inStockAt?: LocationId
  /** Leaves only these articles; an empty list leaves none. */
  readonly among?: readonly ArticleNumber[]
  readonly sortBy: SortBy
}

export const sortings = ['relevance', 'name', 'price', 'dimension', 'popularity'] as const
export type SortBy = (typeof sortings)[number]

/**
 * Which prices an answer is sorted, filtered and bounded by: list prices excluding VAT, list prices including VAT, or the
 * customer's own net prices excluding VAT.
 */
export type PriceBasis = 'list' | 'includingVat' | 'own'

export interface SearchResults {
  readonly count: number
  readonly facets: readonly Facet[]
  readonly items: readonly Entity[]
  readonly prices: PriceBasis
}

/** What a query was taken for that found nothing as it was typed; empty lists when it found something. */
export interface UnderstoodQuery {
  /** Words that nothing was looked for by, since nothing has them, or none with the other words. */
  readonly droppedWords: readonly string[]
  /** Words that were taken for others, spelled nearly so. */
  readonly respelledWords: readonly { readonly said: string; readonly meant: string }[]
}

export interface SearchAnswer extends SearchResults, UnderstoodQuery {
  readonly spellingSuggestions: readonly string[]
  readonly relatedQueries: readonly string[]
}

/**
 * Finding articles. Called without a token: the same question has the same answer for everybody. It names the price list
 * of the customer, so that prices are those that the reader sees.
 */
export interface SearchService {
  readonly search: (query: string, request: SearchRequest, options?: CallOptions) => Call<SearchAnswer>
  readonly entitiesByAttribute: (
    attribute: { readonly name: string; readonly value: string | readonly string[] },
    request: SearchRequest,
    options?: CallOptions,
  ) => Call<SearchResults>
  /** At most `take` whole queries that begin as what has been typed, the most asked for first. */
  readonly autoComplete: (query: string, take: number, options?: CallOptions) => Call<readonly string[]>
  /** At least one event. */
  readonly createEvents: (events: readonly BehaviourEvent[], options?: CallOptions) => Call<void>
}

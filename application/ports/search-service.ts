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
  readonly sortBy: SortBy
}

export const sortings = ['relevance', 'name', 'price', 'dimension', 'popularity'] as const
export type SortBy = (typeof sortings)[number]

export interface SearchResults {
  readonly count: number
  readonly facets: readonly Facet[]
  readonly items: readonly Entity[]
}

export interface SearchAnswer extends SearchResults {
  readonly spellingSuggestions: readonly string[]
  readonly relatedQueries: readonly string[]
}

/** Finding articles. Called without a token: answers the same for everybody. */
export interface SearchService {
  readonly search: (query: string, request: SearchRequest, options?: CallOptions) => Call<SearchAnswer>
  readonly entitiesByAttribute: (
    attribute: { readonly name: string; readonly value: string },
    request: SearchRequest,
    options?: CallOptions,
  ) => Call<SearchResults>
}

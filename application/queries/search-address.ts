import { LONGEST_QUERY } from '#domain/catalogue/article-numbers'
import type { SortBy } from '#application/ports/search-service'
import type { PageAddress } from './listing-address'
import { windowIn, writeWindow, type ResultWindow } from './result-window'

export interface SearchAddress extends ResultWindow {
  /** Trimmed; empty where nothing is searched for. */
  readonly query: string
}

const usualSorting: SortBy = 'relevance'

/** Reads `/search?q=&sortera=&fran=&visa=&{facet}=…`. */
export const parseSearchAddress = ({ search }: Pick<PageAddress, 'search'>): SearchAddress => {
  const params = new URLSearchParams(search)
  return {
    // What is cut off may leave half of a sign, which is no text.
    query: (params.get('q') ?? '')
      .replaceAll('\0', ' ')
      .trim()
      .slice(0, LONGEST_QUERY)
      .replace(/\p{Cs}$/u, ''),
    ...windowIn(params, usualSorting),
  }
}

/** Path and query of a search; reading it again gives the same search. */
export const formatSearchAddress = ({ query, ...window }: SearchAddress): string => {
  const params = new URLSearchParams({ q: query })
  writeWindow(params, window, usualSorting)
  return `/search?${params.toString()}`
}

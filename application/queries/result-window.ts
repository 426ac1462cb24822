import { sortings, type FacetSelection, type SearchRequest, type SortBy } from '#application/ports/search-service'
import type { PageOfResults } from './page-data'
import { resultFacets, selectionIn, writeSelection } from './result-facets'

/** How many products, or articles in a search, come at a time. */
export const PAGE_SIZE = 24

/** The most that one page shows. Whoever wants to see more narrows it down. */
export const MOST_SHOWN = 240

/** Which part of all results a page shows: how narrowed, how sorted, and how many from the first. */
export interface ResultWindow {
  readonly sortBy: SortBy
  /** A multiple of the page size. */
  readonly shown: number
  readonly selected: FacetSelection
}

const shownIn = (params: URLSearchParams): number => {
  const wanted = Number(params.get('visa') ?? PAGE_SIZE)
  if (!(wanted > PAGE_SIZE)) return PAGE_SIZE
  return Math.min(Math.ceil(wanted / PAGE_SIZE) * PAGE_SIZE, MOST_SHOWN)
}

/** Reads `?sortera=&visa=` and facets; what does not make sense is as if it were not there. */
export const windowIn = (params: URLSearchParams, usual: SortBy): ResultWindow => ({
  sortBy: sortings.find((sorting) => sorting === params.get('sortera')) ?? usual,
  shown: shownIn(params),
  selected: selectionIn(params),
})

/** Writes only what differs from the usual, so that a page has one address. */
export const writeWindow = (params: URLSearchParams, window: ResultWindow, usual: SortBy): void => {
  writeSelection(params, window.selected)
  if (window.sortBy !== usual) params.set('sortera', window.sortBy)
  if (window.shown !== PAGE_SIZE) params.set('visa', String(window.shown))
}

export const requestFor = (entityType: SearchRequest['entityType'], window: ResultWindow): SearchRequest => ({
  entityType,
  skip: 0,
  take: window.shown,
  facets: resultFacets,
  selected: window.selected,
  sortBy: window.sortBy,
})

/** What a page says of its results. `addressOf` writes the address of the same page with another window. */
export const pageOf = (
  window: ResultWindow,
  total: number,
  addressOf: (window: ResultWindow) => string,
): PageOfResults => ({
  shown: Math.min(window.shown, total),
  total,
  sortBy: window.sortBy,
  more:
    window.shown < total && window.shown < MOST_SHOWN
      ? addressOf({ ...window, shown: window.shown + PAGE_SIZE })
      : undefined,
})

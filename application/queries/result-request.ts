import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { SearchRequest, SearchResults } from '#application/ports/search-service'
import type { PageOfResults } from './page-data'
import type { QueryPorts } from './query-ports'
import { resultFacets } from './result-facets'
import { MOST_SHOWN, PAGE_SIZE, type ResultWindow } from './result-window'

/** What a window asks the search for. Only where its stock counts is it looked up from where the goods come. */
export const requestFor = (
  { stockPlace }: Pick<QueryPorts, 'stockPlace'>,
  entityType: SearchRequest['entityType'],
  window: ResultWindow,
  options?: CallOptions,
): Call<SearchRequest> => {
  const request: SearchRequest = {
    entityType,
    skip: window.from,
    take: window.shown,
    facets: resultFacets,
    selected: window.selected,
    sortBy: window.sortBy,
  }
  return window.inStock
    ? pipe(
        stockPlace(options),
        TE.map((inStockAt) => ({ ...request, inStockAt })),
      )
    : TE.right(request)
}

/** What a page says of its results, of which place's stock and by whose prices. `addressOf` writes the address of the same page with another window. */
export const pageOf = (
  window: ResultWindow,
  { inStockAt }: SearchRequest,
  { count: total, prices }: Pick<SearchResults, 'count' | 'prices'>,
  addressOf: (window: ResultWindow) => string,
): PageOfResults => {
  const { from, shown } = window
  const end = from + shown
  const isFull = shown >= MOST_SHOWN
  return {
    shown: Math.max(0, Math.min(shown, total - from)),
    total,
    sortBy: window.sortBy,
    prices,
    inStockAt,
    more: end < total && !isFull ? addressOf({ ...window, shown: shown + PAGE_SIZE }) : undefined,
    ...(from === 0
      ? {}
      : { from, before: addressOf({ ...window, from: Math.max(0, from - MOST_SHOWN), shown: MOST_SHOWN }) }),
    ...(end < total && isFull ? { next: addressOf({ ...window, from: end, shown: PAGE_SIZE }) } : {}),
  }
}

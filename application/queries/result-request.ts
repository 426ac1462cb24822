import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { SearchRequest } from '#application/ports/search-service'
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
    skip: 0,
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

/** What a page says of its results, and of which place's stock. `addressOf` writes the address of the same page with another window. */
export const pageOf = (
  window: ResultWindow,
  inStockAt: LocationId | undefined,
  total: number,
  addressOf: (window: ResultWindow) => string,
): PageOfResults => ({
  shown: Math.min(window.shown, total),
  total,
  sortBy: window.sortBy,
  inStockAt,
  more:
    window.shown < total && window.shown < MOST_SHOWN
      ? addressOf({ ...window, shown: window.shown + PAGE_SIZE })
      : undefined,
})

import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Call, CallOptions } from '#application/ports/call'
import type { SearchRequest, SearchResults } from '#application/ports/search-service'
import type { PageFailure, PageOfResults } from './page-data'
import { redirected } from './page-failure'
import type { QueryPorts } from './query-ports'
import { resultFacets } from './result-facets'
import { MOST_SHOWN, PAGE_SIZE, type ResultWindow } from './result-window'

/** What a window asks the search for. A user's place and purchases are looked up only where they narrow the results. */
export const requestFor = (
  { stockPlace, purchases }: Pick<QueryPorts, 'stockPlace' | 'purchases'>,
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
  const nothing = TE.right<CallFailure, undefined>(undefined)
  return pipe(
    sequenceS(TE.ApplyPar)({
      inStockAt: window.inStock ? stockPlace(options) : nothing,
      among: window.bought ? purchases.boughtArticles(options) : nothing,
    }),
    TE.map(({ inStockAt, among }) => ({
      ...request,
      ...(inStockAt === undefined ? {} : { inStockAt }),
      ...(among === undefined ? {} : { among }),
    })),
  )
}

/**
 * What a page says of its results: what they are narrowed to, and by whose prices. `addressOf` writes the address of the
 * same page with another window. An address beyond the last result leads to the last page: the list may have been longer
 * when the address was kept.
 */
export const pageOf = (
  window: ResultWindow,
  request: Pick<SearchRequest, 'inStockAt' | 'among'>,
  results: Pick<SearchResults, 'count' | 'prices'>,
  addressOf: (window: ResultWindow) => string,
): E.Either<PageFailure, PageOfResults> =>
  window.from > 0 && window.from >= results.count
    ? E.left(redirected(addressOf({ ...window, from: lastFrom(results.count) })))
    : E.right(pageWithin(window, request, results, addressOf))

/** Where the last page begins. */
const lastFrom = (total: number): number => Math.floor(Math.max(0, total - 1) / MOST_SHOWN) * MOST_SHOWN

const pageWithin = (
  window: ResultWindow,
  { inStockAt, among }: Pick<SearchRequest, 'inStockAt' | 'among'>,
  { count: total, prices }: Pick<SearchResults, 'count' | 'prices'>,
  addressOf: (window: ResultWindow) => string,
): PageOfResults => {
  const { from, shown } = window
  const end = from + shown
  const isFull = shown >= MOST_SHOWN
  return {
    shown: Math.min(shown, total - from),
    total,
    sortBy: window.sortBy,
    prices,
    inStockAt,
    ...(among === undefined ? {} : { boughtOnly: true }),
    more: end < total && !isFull ? addressOf({ ...window, shown: shown + PAGE_SIZE }) : undefined,
    ...(from === 0
      ? {}
      : { from, before: addressOf({ ...window, from: Math.max(0, from - MOST_SHOWN), shown: MOST_SHOWN }) }),
    ...(end < total && isFull ? { next: addressOf({ ...window, from: end, shown: PAGE_SIZE }) } : {}),
  }
}

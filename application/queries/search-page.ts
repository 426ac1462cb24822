import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { SearchAnswer, SearchRequest } from '#application/ports/search-service'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { PageFailure, SearchPageData } from './page-data'
import { failed, redirected } from './page-failure'
import { missingIn, pageParts } from './page-parts'
import { articleOf, listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { searchFacets } from './result-facets'
import { pageOf, requestFor } from './result-request'
import { formatSearchAddress, type SearchAddress } from './search-address'

// The query comes with the addresses that ask for it.
export { formatSearchAddress, parseSearchAddress } from './search-address'

type SearchPorts = Pick<QueryPorts, 'search' | 'commerce' | 'stockPlace' | 'purchases' | 'content' | 'patience'>

interface Found {
  readonly request: SearchRequest
  readonly found: SearchAnswer
  readonly variants: readonly ListedVariant[]
}

const find = (ports: SearchPorts, address: SearchAddress, options: CallOptions | undefined): Call<Found> =>
  pipe(
    requestFor(ports, 'Variant', address, options),
    TE.map((request) => ({ ...request, facets: searchFacets })),
    TE.bindTo('request'),
    TE.bind('found', ({ request }) => ports.search.search(address.query, request, options)),
    TE.bind('variants', ({ found }) => listedVariants(ports.commerce, found.items.map(articleOf), options)),
  )

/** The articles that a text finds, suggestions of other queries, and as a part of the page the pages of content. */
const resultsOf = (
  ports: SearchPorts,
  address: SearchAddress,
  options: CallOptions | undefined,
): TE.TaskEither<PageFailure, SearchPageData> => {
  const { own, part } = pageParts(ports.patience, options)
  return pipe(
    sequenceS(TE.ApplyPar)({
      articles: own(pipe(find(ports, address, options), TE.mapLeft(failed))),
      pages: part((inTime) => ports.content.searchPages(address.query, inTime)),
    }),
    TE.bind('page', ({ articles: { request, found } }) =>
      TE.fromEither(
        pageOf(address, request, found, (window) => formatSearchAddress({ query: address.query, ...window })),
      ),
    ),
    TE.map(({ articles: { found, variants }, pages, page }) => ({
      query: address.query,
      spellingSuggestions: found.spellingSuggestions,
      relatedQueries: found.relatedQueries,
      droppedWords: found.droppedWords,
      respelledWords: found.respelledWords,
      facets: found.facets,
      variants,
      pages: pages ?? [],
      ...missingIn({ pages }, ['pages']),
      page,
    })),
  )
}

/** The results of a search; an empty one leads to the start page (ROUTE-32). */
export const searchPage =
  (ports: SearchPorts) =>
  (address: SearchAddress, options?: CallOptions): TE.TaskEither<PageFailure, SearchPageData> =>
    address.query === '' ? TE.left(redirected('/')) : resultsOf(ports, address, options)

import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { ContentCall, PageHit } from '#application/ports/content-source'
import type { PageFailure, SearchPageData } from './page-data'
import { failed, redirected } from './page-failure'
import { articleOf, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { searchFacets } from './result-facets'
import { pageOf, requestFor } from './result-request'
import { formatSearchAddress, type SearchAddress } from './search-address'

// The query comes with the addresses that ask for it.
export { formatSearchAddress, parseSearchAddress } from './search-address'

type SearchPorts = Pick<QueryPorts, 'search' | 'commerce' | 'stockPlace' | 'content'>

/**
 * The articles and the content pages that a text finds, and ways on when it finds none. Without the pages, when the
 * content service does not answer: articles are what was looked for.
 */
const resultsOf = (
  ports: SearchPorts,
  address: SearchAddress,
  options: CallOptions | undefined,
): TE.TaskEither<PageFailure, SearchPageData> =>
  pipe(
    requestFor(ports, 'Variant', address, options),
    TE.map((request) => ({ ...request, facets: searchFacets })),
    TE.bindTo('request'),
    TE.flatMap(({ request }) =>
      sequenceS(TE.ApplyPar)({
        request: TE.right(request),
        found: ports.search.search(address.query, request, options),
        pages: pagesOrNone(ports.content.searchPages(address.query, options)),
      }),
    ),
    TE.flatMap(({ request, found, pages }) =>
      pipe(
        publicVariants(ports.commerce, found.items.map(articleOf), options),
        TE.map((variants) => ({
          query: address.query,
          spellingSuggestions: found.spellingSuggestions,
          relatedQueries: found.relatedQueries,
          droppedWords: found.droppedWords,
          respelledWords: found.respelledWords,
          facets: found.facets,
          variants,
          pages,
          page: pageOf(address, request.inStockAt, found.count, (window) =>
            formatSearchAddress({ query: address.query, ...window }),
          ),
        })),
      ),
    ),
    TE.mapLeft(failed),
  )

/** The results of a search; an empty one leads to the start page (ROUTE-32). */
export const searchPage =
  (ports: SearchPorts) =>
  (address: SearchAddress, options?: CallOptions): TE.TaskEither<PageFailure, SearchPageData> =>
    address.query === '' ? TE.left(redirected('/')) : resultsOf(ports, address, options)

const pagesOrNone = (found: ContentCall<readonly PageHit[]>): TE.TaskEither<never, readonly PageHit[]> =>
  pipe(
    found,
    TE.orElse(() => TE.right<never, readonly PageHit[]>([])),
  )

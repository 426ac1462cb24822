import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { PageFailure, SearchPageData } from './page-data'
import { failed } from './page-failure'
import { articleOf, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { pageOf, requestFor } from './result-window'
import { formatSearchAddress, type SearchAddress } from './search-address'

/** The articles that a text finds, and ways on when it finds none. */
export const searchPage =
  (ports: Pick<QueryPorts, 'search' | 'commerce' | 'stockPlace'>) =>
  (address: SearchAddress, options?: CallOptions): TE.TaskEither<PageFailure, SearchPageData> =>
    pipe(
      requestFor(ports, 'Variant', address, options),
      TE.bindTo('request'),
      TE.bind('found', ({ request }) => ports.search.search(address.query, request, options)),
      TE.flatMap(({ request, found }) =>
        pipe(
          publicVariants(ports.commerce, found.items.map(articleOf), options),
          TE.map((variants) => ({
            query: address.query,
            spellingSuggestions: found.spellingSuggestions,
            relatedQueries: found.relatedQueries,
            facets: found.facets,
            variants,
            page: pageOf(address, request.inStockAt, found.count, (window) =>
              formatSearchAddress({ query: address.query, ...window }),
            ),
          })),
        ),
      ),
      TE.mapLeft(failed),
    )

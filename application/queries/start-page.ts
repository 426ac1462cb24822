import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { MenuEntry } from '#application/ports/product-service'
import type { Entity, SearchRequest } from '#application/ports/search-service'
import type { PageFailure, StartPageData } from './page-data'
import { failed } from './page-failure'
import { articleOf, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'

type StartPorts = Pick<QueryPorts, 'products' | 'search' | 'commerce'>

const POPULAR_ARTICLES = 8
const DEPARTMENTS_ASKED = 4

const mostPopular: SearchRequest = {
  entityType: 'Variant',
  skip: 0,
  take: POPULAR_ARTICLES,
  facets: [],
  selected: {},
  sortBy: 'popularity',
}

/** Takes the first of each list, then the second of each, and so on, so that every department is seen. */
const interleaved = (lists: readonly (readonly Entity[])[]): readonly Entity[] =>
  Array.from({ length: POPULAR_ARTICLES }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat()

const popularIn = (
  ports: StartPorts,
  departments: readonly MenuEntry[],
  options: CallOptions | undefined,
): Call<readonly Entity[]> =>
  pipe(
    departments.slice(0, DEPARTMENTS_ASKED),
    TE.traverseArray(({ slug }) =>
      ports.search.entitiesByAttribute({ name: 'category', value: slug }, mostPopular, options),
    ),
    TE.map((results) => interleaved(results.map(({ items }) => items)).slice(0, POPULAR_ARTICLES)),
  )

/** The departments of the default assortment, and the articles asked for most in each. */
export const startPage =
  (ports: StartPorts) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, StartPageData> =>
    pipe(
      ports.products.menu(undefined, options),
      TE.flatMap((categories) =>
        pipe(
          popularIn(ports, categories, options),
          TE.flatMap((found) => publicVariants(ports.commerce, found.map(articleOf), options)),
          TE.map((popular) => ({ categories, popular })),
        ),
      ),
      TE.mapLeft(failed),
    )

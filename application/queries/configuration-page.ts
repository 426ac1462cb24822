import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { SearchRequest } from '#application/ports/search-service'
import { configurationFacets, formatConfigurationAddress, type ConfigurationAddress } from './configuration-address'
import { menuPath } from './menu-path'
import type { ConfigurationPageData, PageFailure } from './page-data'
import { absentIsNotFound, failed, notFound } from './page-failure'
import { articleOf, listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { PAGE_SIZE } from './result-window'

// The query comes with the addresses that ask for it.
export { formatConfigurationAddress, parseConfigurationAddress } from './configuration-address'

type ConfigurationPorts = Pick<QueryPorts, 'products' | 'search' | 'commerce'>
type Matching = NonNullable<ConfigurationPageData['matching']>

const requestOf = ({ selected }: ConfigurationAddress): SearchRequest => ({
  entityType: 'Variant',
  skip: 0,
  take: PAGE_SIZE,
  facets: configurationFacets.map((name) => ({ name, type: 'distinct' })),
  selected,
  sortBy: 'dimension',
})

const matchingOf = (
  { search, commerce }: ConfigurationPorts,
  address: ConfigurationAddress,
  options: CallOptions | undefined,
): Call<Matching> =>
  pipe(
    search.entitiesByAttribute({ name: 'category', value: address.slug }, requestOf(address), options),
    TE.bindTo('found'),
    TE.bind('variants', ({ found }) => listedVariants(commerce, found.items.map(articleOf), options)),
    TE.map(({ found: { count: total, facets }, variants }) => ({ total, facets, variants })),
  )

/**
 * A step on the way to an article: the categories to choose from, and in a category without others the properties with
 * the articles that have what was chosen.
 */
export const configurationPage =
  (ports: ConfigurationPorts) =>
  (address: ConfigurationAddress, options?: CallOptions): TE.TaskEither<PageFailure, ConfigurationPageData> =>
    pipe(
      ports.products.menu(undefined, options),
      TE.mapLeft(failed),
      TE.flatMap((menu): TE.TaskEither<PageFailure, ConfigurationPageData> => {
        const { slug, selected } = address
        const path = menuPath(menu, slug)
        const at = path.at(-1)
        const here = { slug, selected, path: path.map((entry) => ({ name: entry.title, slug: entry.slug })) }
        const missing = formatConfigurationAddress(address)
        if (at === undefined && slug !== '') return TE.left(notFound(missing))
        if (at === undefined || at.children.length > 0)
          return TE.right({ ...here, categories: at?.children ?? menu, matching: undefined })
        return pipe(
          matchingOf(ports, address, options),
          TE.bimap(absentIsNotFound(missing), (matching) => ({ ...here, categories: [], matching })),
        )
      }),
    )

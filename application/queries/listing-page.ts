import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { BreadcrumbTrail, MenuEntry } from '#application/ports/product-service'
import type { SearchResults } from '#application/ports/search-service'
import type { Variant } from '#domain/catalogue/variant'
import type { LocationId } from '#domain/kernel/ids'
import { formatListingAddress, type ListingAddress } from './listing-address'
import { menuPath } from './menu-path'
import type { ListingPageData, PageFailure } from './page-data'
import { absentIsNotFound, failed, notFound } from './page-failure'
import { productGroups } from './product-groups'
import { articlesOf, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { pageOf, requestFor } from './result-request'

// The query comes with the addresses that ask for it.
export { formatListingAddress, namesResults, parseListingAddress } from './listing-address'

type ListingPorts = Pick<QueryPorts, 'products' | 'search' | 'commerce' | 'stockPlace'>

interface Found {
  readonly menu: readonly MenuEntry[]
  readonly trail: BreadcrumbTrail
  readonly results: SearchResults
  readonly inStockAt: LocationId | undefined
}

const find = (
  ports: ListingPorts,
  address: ListingAddress,
  options: CallOptions | undefined,
): TE.TaskEither<PageFailure, Found> =>
  pipe(
    sequenceS(TE.ApplyPar)({
      menu: pipe(ports.products.menu(undefined, options), TE.mapLeft(failed)),
      trail: pipe(
        ports.products.breadcrumbs(address.slug, options),
        TE.mapLeft(absentIsNotFound(formatListingAddress(address))),
      ),
      found: pipe(
        requestFor(ports, 'Product', address, options),
        TE.bindTo('request'),
        TE.bind('results', ({ request }) =>
          ports.search.entitiesByAttribute({ name: 'category', value: address.slug }, request, options),
        ),
        TE.mapLeft(failed),
      ),
    }),
    TE.map(({ menu, trail, found: { request, results } }) => ({ menu, trail, results, inStockAt: request.inStockAt })),
  )

/** The category's parent with its children; a department stands among the departments, below no one. */
const siblingsOf = (menu: readonly MenuEntry[], path: readonly MenuEntry[]): ListingPageData['siblings'] => {
  const parent = path.at(-2)
  return parent === undefined
    ? { title: '', slug: '', entries: menu }
    : { title: parent.title, slug: parent.slug, entries: parent.children }
}

const dataOf = (
  address: ListingAddress,
  category: MenuEntry,
  path: readonly MenuEntry[],
  found: Found,
  variants: readonly Variant[],
): ListingPageData => ({
  title: category.title,
  slug: category.slug,
  breadcrumbs: found.trail.breadcrumbs,
  siblings: siblingsOf(found.menu, path),
  children: category.children,
  productCount: found.results.count,
  facets: found.results.facets,
  groups: productGroups(found.results.items, variants),
  page: pageOf(address, found.inStockAt, found.results.count, (window) =>
    formatListingAddress({ slug: address.slug, ...window }),
  ),
})

/** A category with its products and their articles: three calls at once, and one for all the articles. */
export const listingPage =
  (ports: ListingPorts) =>
  (address: ListingAddress, options?: CallOptions): TE.TaskEither<PageFailure, ListingPageData> =>
    pipe(
      find(ports, address, options),
      TE.flatMap((found) => {
        const path = menuPath(found.menu, address.slug)
        const category = path.at(-1)
        if (category === undefined) return TE.left(notFound(formatListingAddress(address)))
        return pipe(
          publicVariants(ports.commerce, found.results.items.flatMap(articlesOf), options),
          TE.bimap(failed, (variants) => dataOf(address, category, path, found, variants)),
        )
      }),
    )

import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { BreadcrumbTrail, MenuEntry } from '#application/ports/product-service'
import type { SearchRequest, SearchResults } from '#application/ports/search-service'
import type { Breadcrumb, ListedVariant } from '#domain/catalogue/variant'
import type { CallFailure } from '#domain/failure/call-failure'
import { formatListingAddress, type ListingAddress } from './listing-address'
import { menuPath } from './menu-path'
import type { ListingPageData, PageFailure } from './page-data'
import { absentIsNotFound, failed, isAbsent, notFound } from './page-failure'
import { missingIn, pageParts } from './page-parts'
import { productGroups } from './product-groups'
import { articlesOf, listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { pageOf, requestFor } from './result-request'

// The query comes with the addresses that ask for it.
export { formatListingAddress, namesResults, parseListingAddress } from './listing-address'

type ListingPorts = Pick<QueryPorts, 'products' | 'search' | 'commerce' | 'stockPlace' | 'purchases' | 'patience'>

interface Found {
  readonly request: SearchRequest
  readonly results: SearchResults
  readonly variants: readonly ListedVariant[]
}

interface Place {
  readonly menu: readonly MenuEntry[] | undefined
  /** Absent: the service says that there is no such category. */
  readonly trail: BreadcrumbTrail | 'absent' | undefined
}

const find = (ports: ListingPorts, address: ListingAddress, options: CallOptions | undefined): Call<Found> =>
  pipe(
    requestFor(ports, 'Product', address, options),
    TE.bindTo('request'),
    TE.bind('results', ({ request }) =>
      ports.search.entitiesByAttribute({ name: 'category', value: address.slug }, request, options),
    ),
    TE.bind('variants', ({ results }) => listedVariants(ports.commerce, results.items.flatMap(articlesOf), options)),
  )

/** The way down to a category, and whether it exists. */
export const trailOf =
  ({ products }: Pick<QueryPorts, 'products'>, slug: string) =>
  (options: CallOptions): Call<BreadcrumbTrail | 'absent'> =>
    pipe(
      products.breadcrumbs(slug, options),
      TE.orElse((failure) =>
        isAbsent(failure) ? TE.right<CallFailure, BreadcrumbTrail | 'absent'>('absent') : TE.left(failure),
      ),
    )

/** The category's parent with its children; a department stands among the departments, below no one. */
const siblingsOf = (menu: readonly MenuEntry[], path: readonly MenuEntry[]): ListingPageData['siblings'] => {
  const parent = path.at(-2)
  return parent === undefined
    ? { title: '', slug: '', entries: menu }
    : { title: parent.title, slug: parent.slug, entries: parent.children }
}

interface Category {
  readonly title: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly children: readonly MenuEntry[]
  readonly siblings: ListingPageData['siblings']
}

/** Without a menu the name of a category is that in the breadcrumbs, which the articles in it have as well. */
const withoutMenu = (slug: string, breadcrumbs: readonly Breadcrumb[]): E.Either<PageFailure, Category> =>
  pipe(
    breadcrumbs.find((one) => one.slug === slug),
    E.fromNullable(failed({ tag: 'Lost', service: 'product', status: undefined })),
    E.map(({ name }) => ({ title: name, breadcrumbs, children: [], siblings: { title: '', slug: '', entries: [] } })),
  )

const categoryAt = (
  address: ListingAddress,
  { menu, trail }: Place,
  variants: readonly ListedVariant[],
): E.Either<PageFailure, Category> => {
  const absent = notFound(formatListingAddress(address))
  if (trail === 'absent') return E.left(absent)
  if (menu === undefined) return withoutMenu(address.slug, trail?.breadcrumbs ?? variants[0]?.product.breadcrumbs ?? [])
  const path = menuPath(menu, address.slug)
  return pipe(
    path.at(-1),
    E.fromNullable(absent),
    E.map(({ title, children }) => ({
      title,
      breadcrumbs: trail?.breadcrumbs ?? path.map((entry) => ({ name: entry.title, slug: entry.slug })),
      children,
      siblings: siblingsOf(menu, path),
    })),
  )
}

const dataOf = (
  address: ListingAddress,
  category: Category,
  { request, results, variants }: Found,
): E.Either<PageFailure, Omit<ListingPageData, 'missing'>> =>
  pipe(
    pageOf(address, request, results, (window) => formatListingAddress({ slug: address.slug, ...window })),
    E.map((page) => ({
      ...category,
      slug: address.slug,
      productCount: results.count,
      facets: results.facets,
      groups: productGroups(results.items, variants),
      page,
    })),
  )

/** A category with its products and their articles. Its place among the other categories is a part of the page. */
export const listingPage =
  (ports: ListingPorts) =>
  (address: ListingAddress, options?: CallOptions): TE.TaskEither<PageFailure, ListingPageData> => {
    const { own, part } = pageParts(ports.patience, options)
    return pipe(
      sequenceS(TE.ApplyPar)({
        // The search refuses the name of a category that cannot be one.
        found: own(pipe(find(ports, address, options), TE.mapLeft(absentIsNotFound(formatListingAddress(address))))),
        menu: part((inTime) => ports.products.menu(undefined, inTime)),
        trail: part(trailOf(ports, address.slug)),
      }),
      TE.flatMapEither(({ found, ...place }) =>
        pipe(
          categoryAt(address, place, found.variants),
          E.flatMap((category) => dataOf(address, category, found)),
          E.map((data) => ({ ...data, ...missingIn(place, ['menu', 'trail']) })),
        ),
      ),
    )
  }

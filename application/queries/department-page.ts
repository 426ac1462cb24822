import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { CallFailure } from '#domain/failure/call-failure'
import { categoryPage } from './category-page'
import { parseListingAddress, type ListingAddress, type PageAddress } from './listing-address'
import { listingPage } from './listing-page'
import type { CategoryPageData, ListingPageData, PageFailure } from './page-data'
import { namesResults } from './result-window'

// The query comes with the addresses that ask for it.
export { formatListingAddress, namesResults, parseListingAddress } from './listing-address'

type DepartmentPorts = Parameters<typeof categoryPage>[0] & Parameters<typeof listingPage>[0]

const lost: CallFailure = { tag: 'Lost', service: 'product', status: undefined }

/** The ports of a page that has waited for the product service already. */
const withoutProducts = (ports: DepartmentPorts): DepartmentPorts => ({
  ...ports,
  products: { ...ports.products, menu: () => TE.left(lost), breadcrumbs: () => TE.left(lost) },
})

/** An address without parameters is that of the overview, so one that leads to the listing names its sorting. */
const toListing =
  ({ sortBy }: ListingAddress) =>
  (failure: PageFailure): PageFailure =>
    failure.tag === 'Redirected' && !failure.to.includes('?')
      ? { ...failure, to: `${failure.to}?sortera=${sortBy}` }
      : failure

/**
 * A department as an overview of its categories; as a listing when it is narrowed or sorted, holds no categories, or
 * when nobody tells which it holds.
 */
export const departmentPage =
  (ports: DepartmentPorts) =>
  (address: PageAddress, options?: CallOptions): TE.TaskEither<PageFailure, CategoryPageData | ListingPageData> => {
    const listing = parseListingAddress(address)
    if (namesResults(address.search)) return pipe(listingPage(ports)(listing, options), TE.mapLeft(toListing(listing)))
    return pipe(
      categoryPage(ports)(listing.slug, options),
      TE.flatMap((category): TE.TaskEither<PageFailure, CategoryPageData | ListingPageData> => {
        if (category === undefined) return listingPage(withoutProducts(ports))(listing, options)
        return category.children.length > 0 ? TE.right(category) : listingPage(ports)(listing, options)
      }),
    )
  }

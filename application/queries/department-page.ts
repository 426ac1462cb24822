import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import { categoryPage } from './category-page'
import { parseListingAddress, type PageAddress } from './listing-address'
import { listingPage } from './listing-page'
import type { CategoryPageData, ListingPageData, PageFailure } from './page-data'
import { namesResults } from './result-window'

// The query comes with the addresses that ask for it.
export { formatListingAddress, namesResults, parseListingAddress } from './listing-address'

type DepartmentPorts = Parameters<typeof categoryPage>[0] & Parameters<typeof listingPage>[0]

/** A department as an overview of its categories; as a listing when it is narrowed or sorted, or holds no categories. */
export const departmentPage =
  (ports: DepartmentPorts) =>
  (address: PageAddress, options?: CallOptions): TE.TaskEither<PageFailure, CategoryPageData | ListingPageData> => {
    const listing = parseListingAddress(address)
    if (namesResults(address.search)) return listingPage(ports)(listing, options)
    return pipe(
      categoryPage(ports)(listing.slug, options),
      TE.flatMap((category) =>
        category.children.length > 0
          ? TE.right<PageFailure, CategoryPageData | ListingPageData>(category)
          : listingPage(ports)(listing, options),
      ),
    )
  }

import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type * as ListingAddress from '#application/queries/listing-address'
import type { CategoryPageData, ListingPageData } from '#application/queries/page-data'
import { asksForOtherResults, lookedAtAs, redirectedInView } from '../catalogue/result-view'
import { trailData } from '../catalogue/structured-data'
import { page, pageQuery } from '../routing/page'
import { categoryPath } from '../routing/paths'
import type { Head } from '../routing/route-meta'
import { t } from '../texts/t'

const DEPARTMENT = /^\/kategorier\/[^/?]+$/

/** The functions of a query's code that read and write addresses. */
type Addresses = Pick<typeof ListingAddress, 'formatListingAddress' | 'parseListingAddress' | 'namesResults'>

const answerAddress = ({ formatListingAddress, parseListingAddress }: Addresses, url: URL): string =>
  formatListingAddress(parseListingAddress(url))

/** A department without parameters is an overview of its categories, so the listing of all in it names its sorting. */
const addressOf = (code: Addresses, url: URL): string => {
  const address = lookedAtAs(answerAddress(code, url), url.search)
  return DEPARTMENT.test(address) && code.namesResults(url.search)
    ? `${address}?sortera=${code.parseListingAddress(url).sortBy}`
    : address
}

/** The canonical address of a filtered, sorted or longer listing is that of the plain one. */
const headOf = ({ title, slug, productCount, breadcrumbs }: ListingPageData | CategoryPageData): Head => ({
  title,
  description:
    productCount === undefined
      ? t('listing.descriptionUncounted', { title })
      : t('listing.description', { title, count: productCount }),
  canonical: categoryPath(slug),
  structuredData: (origin) =>
    trailData(
      [...breadcrumbs.filter((crumb) => crumb.slug !== slug), { name: title, slug }].map((crumb) => ({
        name: crumb.name,
        path: categoryPath(crumb.slug),
      })),
      origin,
    ),
})

export const department = page({
  id: 'department',
  name: 'kategorier-slug',
  path: 'kategorier/:department',
  view: { source: 'ui/listing/DepartmentPage.tsx', load: () => import('./DepartmentPage') },
  query: pageQuery({
    code: () => import('#application/queries/department-page'),
    ask: ({ departmentPage }, ports, { url, signal }) =>
      pipe(departmentPage(ports)(url, { signal }), TE.mapLeft(redirectedInView(url))),
    cacheKey: (code, { url }) =>
      `${code.namesResults(url.search) ? 'listing' : 'overview'} ${answerAddress(code, url)}`,
    cachedAs: 'list',
    addressOf,
  }),
  headOf,
})

export const listing = page({
  id: 'kategorier-slug',
  path: 'kategorier/*',
  view: { source: 'ui/listing/ListingPage.tsx', load: () => import('./ListingPage') },
  query: pageQuery({
    code: () => import('#application/queries/listing-page'),
    ask: ({ listingPage, parseListingAddress }, ports, { url, signal }) =>
      pipe(listingPage(ports)(parseListingAddress(url), { signal }), TE.mapLeft(redirectedInView(url))),
    cacheKey: (code, { url }) => answerAddress(code, url),
    cachedAs: 'list',
    addressOf,
  }),
  shouldRevalidate: asksForOtherResults,
  headOf,
})

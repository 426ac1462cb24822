import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { data } from 'react-router-dom'
import { parseCampaignAddress } from '#application/queries/campaign-address'
import { campaignPage } from '#application/queries/campaign-page'
import { assortmentsPage, campaignsPage } from '#application/queries/campaigns-page'
import { categoryPage } from '#application/queries/category-page'
import { contentIndex, contentPage } from '#application/queries/content-page'
import { parseListingAddress } from '#application/queries/listing-address'
import { listingPage } from '#application/queries/listing-page'
import type { PageFailure } from '#application/queries/page-data'
import { productPage } from '#application/queries/product-page'
import { rootRedirectOf } from '#application/queries/root-redirect'
import type { QueryPorts } from '#application/queries/query-ports'
import { parseSearchAddress } from '#application/queries/search-address'
import { searchPage } from '#application/queries/search-page'
import { shellData } from '#application/queries/shell-data'
import { startPage } from '#application/queries/start-page'
import type { PageLoaders } from '../page-loaders'

/** What the error page is told. A router's loader fails by throwing. */
const throwFailure = (failure: PageFailure): never => {
  switch (failure.tag) {
    case 'NotFound':
      throw data({ path: failure.path }, { status: 404, statusText: 'Page Not Found' })
    case 'ContentFailed':
      throw data(null, { status: 503, statusText: 'Service Unavailable' })
    case 'Failed':
      throw data(null, { status: statusOf(failure), statusText: 'Service Unavailable' })
  }
}

/** A service that fails or does not answer is one to ask again later; only an answer that breaks the contract is a fault. */
const statusOf = ({ failure }: Extract<PageFailure, { tag: 'Failed' }>): number => {
  switch (failure.tag) {
    case 'Refused':
      return failure.status < 500 ? failure.status : 503
    case 'Lost':
    case 'Aborted':
      return 503
    case 'Unreadable':
      return 500
  }
}

const answer = async <A>(question: TaskEither<PageFailure, A>): Promise<A> => {
  const result = await question()
  return E.isRight(result) ? result.right : throwFailure(result.left)
}

/** The pages' data for the router, from the same queries on the server and in the browser. */
export const createPageLoaders = (ports: QueryPorts): PageLoaders => ({
  shell: ({ request }) => answer(shellData(ports)({ signal: request.signal })),
  rootRedirect: ({ request }) => answer(rootRedirectOf(ports)({ signal: request.signal })),
  start: ({ request }) => answer(startPage(ports)({ signal: request.signal })),
  category: ({ request, params }) =>
    answer(categoryPage(ports)(params['department'] ?? '', { signal: request.signal })),
  listing: ({ request }) =>
    answer(listingPage(ports)(parseListingAddress(new URL(request.url)), { signal: request.signal })),
  search: ({ request }) =>
    answer(searchPage(ports)(parseSearchAddress(new URL(request.url)), { signal: request.signal })),
  product: ({ request, params }) => answer(productPage(ports)(params['slug'] ?? '', { signal: request.signal })),
  campaigns: ({ request }) => answer(campaignsPage(ports)({ signal: request.signal })),
  assortments: ({ request }) => answer(assortmentsPage(ports)({ signal: request.signal })),
  campaign: ({ request }) =>
    answer(campaignPage(ports)(parseCampaignAddress(new URL(request.url)), { signal: request.signal })),
  contentIndex: ({ request, params }) => answer(contentIndex(ports)(params['slug'] ?? '', { signal: request.signal })),
  contentPage: ({ request, params }) =>
    answer(contentPage(ports)(params['slug'] ?? '', params['contentSlug'] ?? '', { signal: request.signal })),
})

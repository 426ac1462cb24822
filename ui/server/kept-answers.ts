import { LRUCache } from 'lru-cache'
import { limits } from '#adapters/embedded/limits'
import { formatCampaignAddress, parseCampaignAddress } from '#application/queries/campaign-address'
import { formatListingAddress, parseListingAddress } from '#application/queries/listing-address'
import { formatSearchAddress, parseSearchAddress } from '#application/queries/search-address'
import type { PageLoader, PageLoaders } from '../page-loaders'

const { keptForMs, mostKeptAnswers, mostKeptLists, mostKeptOrigins } = limits.pages

type Asked = Parameters<PageLoader<unknown>>[0]

/** Only answers are kept: a reader who leaves and a service that fails must not decide what the next one sees. */
const kept = <Data extends object>(
  load: PageLoader<Data>,
  addressOf: (asked: Asked) => string,
  most: number = mostKeptAnswers,
): PageLoader<Data> => {
  const answers = new LRUCache<string, Data>({ max: most, ttl: keptForMs, ttlAutopurge: true })
  return async (asked) => {
    const address = addressOf(asked)
    const known = answers.get(address)
    if (known !== undefined) return known
    const answer = await load(asked)
    answers.set(address, answer)
    return answer
  }
}

const oneForAll = (): string => ''
const urlOf = ({ request }: Asked): URL => new URL(request.url)

/** Loaders that keep what they answered for a while. For the server alone, where every page is drawn for nobody. */
export const keepAnswers = (loaders: PageLoaders): PageLoaders => ({
  // It names the services by the address that the reader used.
  shell: kept(loaders.shell, (asked) => urlOf(asked).origin, mostKeptOrigins),
  rootRedirect: loaders.rootRedirect,
  start: kept(loaders.start, oneForAll),
  category: kept(loaders.category, ({ params }) => params['department'] ?? ''),
  listing: kept(loaders.listing, (asked) => formatListingAddress(parseListingAddress(urlOf(asked))), mostKeptLists),
  search: kept(loaders.search, (asked) => formatSearchAddress(parseSearchAddress(urlOf(asked))), mostKeptLists),
  product: kept(loaders.product, ({ params }) => params['slug'] ?? ''),
  campaigns: kept(loaders.campaigns, oneForAll),
  assortments: kept(loaders.assortments, oneForAll),
  contentIndex: kept(loaders.contentIndex, ({ params }) => params['slug'] ?? ''),
  contentPage: kept(loaders.contentPage, ({ params }) => `${params['slug']}/${params['contentSlug']}`),
  campaign: kept(loaders.campaign, (asked) => formatCampaignAddress(parseCampaignAddress(urlOf(asked))), mostKeptLists),
})

import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { Campaign } from '#application/ports/campaign-service'
import { activeCampaigns, ofKind } from './active-campaigns'
import { formatCampaignAddress, type CampaignAddress } from './campaign-address'
import type { CampaignPageData, PageFailure } from './page-data'
import { failed, notFound } from './page-failure'
import { productGroups } from './product-groups'
import { articlesOf, listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { pageOf, requestFor } from './result-request'

// The query comes with the addresses that ask for it.
export { formatCampaignAddress, parseCampaignAddress } from './campaign-address'

type CampaignPorts = Pick<QueryPorts, 'campaigns' | 'search' | 'commerce' | 'stockPlace' | 'purchases'>

const listingOf = (
  ports: CampaignPorts,
  campaign: Campaign,
  address: CampaignAddress,
  options: CallOptions | undefined,
): TE.TaskEither<PageFailure, CampaignPageData> =>
  pipe(
    requestFor(ports, 'Product', address, options),
    TE.bindTo('request'),
    TE.bind('results', ({ request }) =>
      ports.search.entitiesByAttribute({ name: 'articleNumber', value: campaign.articleNumbers }, request, options),
    ),
    TE.bind('variants', ({ results }) => listedVariants(ports.commerce, results.items.flatMap(articlesOf), options)),
    TE.mapLeft(failed),
    TE.flatMapEither(({ request, results, variants }) =>
      pipe(
        pageOf(address, request, results, (window) => formatCampaignAddress({ ...address, ...window })),
        E.map((page) => ({
          campaign,
          productCount: results.count,
          facets: results.facets,
          groups: productGroups(results.items, variants),
          page,
        })),
      ),
    ),
  )

/** A campaign or an assortment with its products; an ended one is not found (ROUTE-16, ROUTE-21). */
export const campaignPage =
  (ports: CampaignPorts) =>
  (address: CampaignAddress, options?: CallOptions): TE.TaskEither<PageFailure, CampaignPageData> =>
    pipe(
      activeCampaigns(ports.campaigns, options),
      TE.mapLeft(failed),
      TE.flatMap((campaigns) => {
        const campaign = ofKind(address.kind, campaigns).find(({ slug }) => slug === address.slug)
        return campaign === undefined
          ? TE.left(notFound(formatCampaignAddress(address)))
          : listingOf(ports, campaign, address, options)
      }),
    )

import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import { activeCampaigns, ofKind, type CampaignKind } from './active-campaigns'
import type { CampaignsPageData, PageFailure } from './page-data'
import { failed } from './page-failure'
import type { QueryPorts } from './query-ports'

type CampaignsPage = (
  ports: Pick<QueryPorts, 'campaigns'>,
) => (options?: CallOptions) => TE.TaskEither<PageFailure, CampaignsPageData>

const overview =
  (kind: CampaignKind): CampaignsPage =>
  (ports) =>
  (options) =>
    pipe(
      activeCampaigns(ports.campaigns, options),
      TE.bimap(failed, (campaigns) => ({ campaigns: ofKind(kind, campaigns) })),
    )

/** The campaigns that hold today (ROUTE-15). */
export const campaignsPage = overview('campaign')

/** The assortments (ROUTE-20). */
export const assortmentsPage = overview('assortment')

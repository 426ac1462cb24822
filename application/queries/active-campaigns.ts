import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { Campaign, CampaignService } from '#application/ports/campaign-service'

/** Everything that holds today, first what is meant for the customer alone; nothing twice. */
export const activeCampaigns = (service: CampaignService, options?: CallOptions): Call<readonly Campaign[]> =>
  pipe(
    sequenceS(TE.ApplyPar)({
      own: service.activeCustomerCampaigns(options),
      common: service.activeCampaigns(options),
    }),
    TE.map(({ own, common }) => {
      const known = new Set(own.map(({ id }) => id))
      return [...own, ...common.filter(({ id }) => !known.has(id))]
    }),
  )

/** Addresses of assortments and campaigns are apart (CAMPAIGN-02). */
export type CampaignKind = 'campaign' | 'assortment'

export const ofKind = (kind: CampaignKind, campaigns: readonly Campaign[]): readonly Campaign[] =>
  campaigns.filter(({ isAssortment }) => isAssortment === (kind === 'assortment'))

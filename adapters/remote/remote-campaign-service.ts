import * as E from 'fp-ts/Either'
import type { Call, CallOptions } from '#application/ports/call'
import type { Clock } from '#application/ports/clock'
import type { Campaign, CampaignService } from '#application/ports/campaign-service'
import { CampaignsCodec, SelectedProductGroupCodec } from '#adapters/contract/campaign'
import { routes, type Route } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

type Ask = (options: CallOptions | undefined) => Call<readonly Campaign[]>

/** Calls once for each key. Concurrent callers share the answer. A failed call is repeated at the next request. */
const askedOnce = (ask: Ask, keyOf: () => string): Ask => {
  let kept: { readonly key: string; readonly answer: ReturnType<ReturnType<Ask>> } | undefined
  return (options) => async () => {
    const key = keyOf()
    const mine = kept?.key === key ? kept : { key, answer: ask(options)() }
    kept = mine
    const answer = await mine.answer
    if (E.isLeft(answer) && kept === mine) kept = undefined
    return answer
  }
}

/**
 * Campaigns over HTTP. The lists are fetched once and cached for the day, because campaigns are valid by the day
 * (CAMPAIGN-01); a customer's own campaigns only while that customer is chosen.
 * @param customer the chosen customer; undefined for a visitor, who has no own campaigns
 */
export const createRemoteCampaignService = (
  client: HttpClient,
  clock: Pick<Clock, 'today'>,
  customer: () => string | undefined,
): CampaignService => {
  const ask =
    (route: Route): Ask =>
    (options) =>
      // The first caller's signal is left out, because other callers may wait for the same answer.
      client.call(route, {
        ...(options?.correlation === undefined ? {} : { correlation: options.correlation }),
        codec: CampaignsCodec,
      })
  const own = askedOnce(ask(routes.activeCustomerCampaigns), () => `${clock.today()} ${customer() ?? ''}`)
  return {
    activeCampaigns: askedOnce(ask(routes.activeCampaigns), clock.today),
    activeCustomerCampaigns: (options) => (customer() === undefined ? async () => E.right([]) : own(options)),
    selectedProductGroup: (id, options) =>
      client.call(routes.selectedProductGroup, { ...options, params: { id }, codec: SelectedProductGroupCodec }),
  }
}

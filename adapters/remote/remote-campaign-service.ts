import * as E from 'fp-ts/Either'
import type { Call, CallOptions } from '#application/ports/call'
import type { Clock } from '#application/ports/clock'
import type { Campaign, CampaignService } from '#application/ports/campaign-service'
import { CampaignsCodec, SelectedProductGroupCodec } from '#adapters/contract/campaign'
import { routes, type Route } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

type Ask = (options: CallOptions | undefined) => Call<readonly Campaign[]>

/** Asks once for as long as the key stays the same; whoever asks while an answer is under way shares it, and a failure is asked again. */
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
 * Campaigns over HTTP. The lists are asked for once and kept for the day, since they hold by the day (CAMPAIGN-01); a
 * customer's own for as long as the shop works for that customer.
 * @param customer whom the shop works for; undefined for a visitor, who has no campaigns of their own
 */
export const createRemoteCampaignService = (
  client: HttpClient,
  clock: Pick<Clock, 'today'>,
  customer: () => string | undefined,
): CampaignService => {
  const ask =
    (route: Route): Ask =>
    (options) =>
      // A call that others wait for is not stopped by the one who asked first.
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

import * as TE from 'fp-ts/TaskEither'
import type { SessionState } from '#domain/session/session'
import type { QueryPorts } from './query-ports'

type OwnPorts = Pick<QueryPorts, 'campaigns' | 'purchases'>

/**
 * Ports that give a customer's own campaigns and purchases only while somebody is logged in. The services know the
 * customer by the stored token, which is removed a little later than the session ends.
 */
export const ownOfSession = <Ports extends OwnPorts>(ports: Ports, session: () => SessionState): Ports => {
  const isLoggedIn = (): boolean => session().tag === 'Authenticated'
  return {
    ...ports,
    campaigns: {
      ...ports.campaigns,
      activeCustomerCampaigns: (options) =>
        isLoggedIn() ? ports.campaigns.activeCustomerCampaigns(options) : TE.right([]),
    },
    purchases: {
      oftenBought: (take, options) => (isLoggedIn() ? ports.purchases.oftenBought(take, options) : TE.right([])),
    },
  }
}

import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '#domain/failure/call-failure'
import { may, rightsOf } from '#domain/session/permissions'
import type { SessionState } from '#domain/session/session'
import type { PurchaseHistory } from '#application/ports/purchase-history'
import type { QueryPorts } from './query-ports'

type OwnPorts = Pick<QueryPorts, 'campaigns' | 'purchases'>

/**
 * Ports that give a customer's own campaigns and purchases only while somebody is logged in. The services know the
 * customer by the stored token, which is removed a little later than the session ends.
 */
export const ownOfSession = <Ports extends OwnPorts>(ports: Ports, session: () => SessionState): Ports => ({
  ...ports,
  campaigns: {
    ...ports.campaigns,
    activeCustomerCampaigns: (options) =>
      isLoggedIn(session()) ? ports.campaigns.activeCustomerCampaigns(options) : TE.right([]),
  },
  purchases: purchasesOfSession(ports.purchases, session),
})

/** The purchases of the one who is logged in and may see them. */
export const purchasesOfSession = (purchases: PurchaseHistory, session: () => SessionState): PurchaseHistory => ({
  oftenBought: (take, options) => (isLoggedIn(session()) ? purchases.oftenBought(take, options) : TE.right([])),
  lastPurchases: (articles, options) =>
    seesPurchases(session()) ? purchases.lastPurchases(articles, options) : TE.right([]),
  boughtArticles: (options) =>
    seesPurchases(session()) ? purchases.boughtArticles(options) : TE.right<CallFailure, undefined>(undefined),
})

const isLoggedIn = (session: SessionState): boolean => session.tag === 'Authenticated'

const seesPurchases = (session: SessionState): boolean =>
  isLoggedIn(session) && may(rightsOf(session), 'seeOrderHistory')

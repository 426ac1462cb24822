import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '#domain/failure/call-failure'
import type { PurchaseHistory } from '#application/ports/purchase-history'
import { routes } from '#adapters/contract/paths'
import { LastPurchasesCodec, OftenBoughtCodec } from '#adapters/contract/purchase-history'
import type { HttpClient } from './http-client'

/** @param customer the chosen customer; undefined for a visitor, for whom no call is made */
export const createRemotePurchaseHistory = (
  client: HttpClient,
  customer: () => string | undefined,
): PurchaseHistory => ({
  oftenBought: (take, options) =>
    customer() === undefined
      ? TE.right([])
      : client.call(routes.oftenBought, { ...options, query: { take: String(take) }, codec: OftenBoughtCodec }),
  lastPurchases: (articleNumbers, options) =>
    customer() === undefined || articleNumbers.length === 0
      ? TE.right([])
      : client.call(routes.lastPurchases, { ...options, body: { articleNumbers }, codec: LastPurchasesCodec }),
  boughtArticles: (options) =>
    customer() === undefined
      ? TE.right<CallFailure, undefined>(undefined)
      : pipe(
          client.call(routes.lastPurchases, { ...options, body: {}, codec: LastPurchasesCodec }),
          TE.map((purchases) => purchases.map(({ articleNumber }) => articleNumber)),
        ),
})

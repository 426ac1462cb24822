import * as TE from 'fp-ts/TaskEither'
import type { PurchaseHistory } from '#application/ports/purchase-history'
import { routes } from '#adapters/contract/paths'
import { OftenBoughtCodec } from '#adapters/contract/purchase-history'
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
})

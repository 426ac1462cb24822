import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { LocationId } from '#domain/kernel/ids'
import { inCalls } from '#application/queries/public-variants'
import { stockLocation } from '#domain/delivery/delivery-choice'
import type { SessionState } from '#domain/session/session'
import type { CommerceService, VariantQuery } from '#application/ports/commerce-service'
import type { ShopConfig } from '#application/ports/config-service'
import type { Call, CallOptions } from '#application/ports/call'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { Variant } from '#domain/catalogue/variant'
import { placesOf } from '#application/projections/terms'
import { zipCodeOf } from '#domain/session/delivery-preferences'

/** Asks for articles with the price and stock of the one who is logged in and the chosen delivery. */
export const ownVariants =
  (commerce: CommerceService, config: ShopConfig, session: () => SessionState) =>
  (articleNumbers: readonly ArticleNumber[], options?: CallOptions): Call<readonly Variant[]> =>
    pipe(
      inCalls(articleNumbers),
      TE.traverseArray((some) =>
        commerce.getVariants({ articleNumbers: some, ...whereAsked(session(), config) }, options),
      ),
      TE.map((found) => found.flat()),
    )

const whereAsked = (
  session: SessionState,
  config: ShopConfig,
): Pick<VariantQuery, 'deliveryId' | 'locationIds' | 'postalCode'> => {
  const places = placesOf(session, config)
  const deliveryId = session.delivery.choice?.deliveryId
  const store: readonly LocationId[] = [places.storeOf(deliveryId ?? 'EXH')]
  return {
    deliveryId,
    locationIds: [
      ...new Set([deliveryId === undefined ? config.centralStorageId : stockLocation(deliveryId, places), ...store]),
    ],
    postalCode: deliveryId === undefined ? undefined : zipCodeOf(session, deliveryId),
  }
}

import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import { inCalls } from '#application/queries/public-variants'
import { stockLocation } from '#domain/delivery/delivery-choice'
import type { SessionState } from '#domain/session/session'
import type { AskVariants, VariantQuery } from '#application/ports/commerce-service'
import type { ShopConfig } from '#application/ports/config-service'
import type { Call, CallOptions } from '#application/ports/call'
import type { ListedVariant } from '#domain/catalogue/variant'
import { deliveryDays } from '#domain/delivery/delivery-days'
import { may, rightsOf } from '#domain/session/permissions'
import { deliveryLocationsOf } from '#domain/session/offered-deliveries'
import { destinationOf } from '#domain/session/delivery-preferences'

/**
 * Requests articles with the price and stock of the user, for the chosen delivery and its next delivery day (CATALOG-14).
 * Prices that the user may not see are not requested (PERM-12).
 */
export const ownVariants =
  <Found extends ListedVariant>(
    ask: AskVariants<Found>,
    config: ShopConfig,
    session: () => SessionState,
    today: () => CalendarDate,
  ) =>
  (articleNumbers: readonly ArticleNumber[], options?: CallOptions): Call<readonly Found[]> =>
    pipe(
      inCalls(articleNumbers),
      TE.traverseArray((some) => ask({ articleNumbers: some, ...termsOf(session(), config, today()) }, options)),
      TE.map((found) => found.flat()),
    )

const termsOf = (
  session: SessionState,
  config: ShopConfig,
  today: CalendarDate,
): Omit<VariantQuery, 'articleNumbers'> => {
  const places = deliveryLocationsOf(session, config)
  const deliveryId = session.delivery.choice?.deliveryId
  const option = config.deliveryOptions.find(({ id }) => id === deliveryId)
  const store: readonly LocationId[] = [places.storeOf(deliveryId ?? 'EXH')]
  return {
    deliveryId,
    locationIds: [
      ...new Set([deliveryId === undefined ? config.centralStorageId : stockLocation(deliveryId, places), ...store]),
    ],
    postalCode: option === undefined ? undefined : destinationOf(session, option),
    requestedDeliveryDate:
      deliveryId === undefined ? undefined : deliveryDays([], today, config.extraNonDeliveryDays).earliest(deliveryId),
    skipPrice: !may(rightsOf(session), 'seePrices'),
  }
}

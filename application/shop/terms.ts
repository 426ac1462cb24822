import type { CartPlaces } from '#domain/cart/cart'
import type { OrderingTerms } from '#domain/cart/required-actions'
import { availableOptions } from '#domain/delivery/delivery-options'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import { fulfilmentLocation, type Places } from '#domain/delivery/place'
import type { LocationId } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import type { Clock } from '#application/ports/clock'
import type { ShopConfig } from '#application/ports/config-service'

/** The store that counts for a delivery: the one chosen for it, else the user's, else the brand's (STORE-02). */
export const placesOf = (session: SessionState, config: ShopConfig): Places => ({
  centralStorageId: config.centralStorageId,
  storeOf: (delivery) =>
    session.delivery.stores[delivery] ??
    session.delivery.choice?.storeId ??
    (session.tag === 'Authenticated' ? session.signedIn.user.preferredStore : undefined) ??
    config.defaultStoreId,
})

/** On what terms lines can be ordered just now. */
export const orderingTerms = (session: SessionState, config: ShopConfig, clock: Clock): OrderingTerms => {
  const places = placesOf(session, config)
  return {
    available: availableOptions(config.deliveryOptions, {
      today: clock.today(),
      timeOfDay: clock.timeOfDay(),
      extraDays: config.extraNonDeliveryDays,
    }).map(({ id }) => id),
    locations: Object.fromEntries(deliveryIds.map((id) => [id, fulfilmentLocation(id, places)])),
  }
}

/** For which places a cart is asked for: the place and postal code of every delivery. */
export const cartPlaces = (session: SessionState, config: ShopConfig): CartPlaces => {
  const places = placesOf(session, config)
  return {
    deliveryOptions: Object.fromEntries(
      deliveryIds.map((id) => [
        id,
        { locationIds: [fulfilmentLocation(id, places)], postalCode: zipCodeOf(session, id) },
      ]),
    ),
    locationId: config.centralStorageId,
  }
}

/** From where the goods of the one who looks come: for a visitor, and before a delivery is chosen, from the central storage. */
export const stockPlace = (session: SessionState, config: ShopConfig): LocationId => {
  const { choice } = session.delivery
  return session.tag === 'Authenticated' && choice !== undefined
    ? fulfilmentLocation(choice.deliveryId, placesOf(session, config))
    : config.centralStorageId
}

export const zipCodeOf = (session: SessionState, delivery: DeliveryId): string | undefined =>
  session.delivery.zipCodes[delivery] ??
  (session.delivery.choice?.deliveryId === delivery ? session.delivery.choice.zipCode : undefined)

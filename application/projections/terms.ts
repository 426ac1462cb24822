import type { CartPlaces } from '#domain/cart/cart'
import type { CartTerms } from '#domain/cart/cart-view'
import { availableOptions, freightPricesOf } from '#domain/delivery/delivery-options'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { stockLocation, type DeliveryLocations } from '#domain/delivery/delivery-choice'
import type { LocationId } from '#domain/kernel/ids'
import { allowedDeliveries } from '#domain/session/permissions'
import { zipCodeOf } from '#domain/session/delivery-preferences'
import type { SessionState } from '#domain/session/session'
import type { ShopConfig } from '#application/ports/config-service'
import type { SwedishTime } from '#application/ports/swedish-time'
import { type Projection, readModel } from './projection'

/** What read models are made from, besides the state of a module. */
export interface ReadInputs {
  readonly session: Projection<SessionState>
  readonly config: Projection<ShopConfig>
  readonly minute: Projection<SwedishTime>
}

/** The store that counts for a delivery: the one chosen for it, else the user's, else the brand's (STORE-02). */
export const placesOf = (session: SessionState, config: ShopConfig): DeliveryLocations => ({
  centralStorageId: config.centralStorageId,
  storeOf: (delivery) =>
    session.delivery.stores[delivery] ??
    session.delivery.choice?.storeId ??
    (session.tag === 'Authenticated' ? session.signedIn.user.preferredStore : undefined) ??
    config.defaultStoreId,
})

/** On what terms lines can be ordered in a minute. */
const termsIn = (session: SessionState, config: ShopConfig, { day, timeOfDay }: SwedishTime): CartTerms => {
  const places = placesOf(session, config)
  const allowed = allowedDeliveries(session.tag === 'Authenticated' ? session.signedIn : undefined)
  return {
    available: availableOptions(config.deliveryOptions, {
      today: day,
      timeOfDay,
      extraDays: config.extraNonDeliveryDays,
    }).flatMap(({ id }) => (allowed.includes(id) ? [id] : [])),
    locations: Object.fromEntries(deliveryIds.map((id) => [id, stockLocation(id, places)])),
    freight: freightPricesOf(config.deliveryOptions),
  }
}

const isSameTerms = (one: CartTerms, other: CartTerms): boolean => JSON.stringify(one) === JSON.stringify(other)

/** On what terms lines can be ordered just now. Most minutes change nothing of it. */
export const orderingTerms = ({ session, config, minute }: ReadInputs): Projection<CartTerms> =>
  readModel({ session, config, minute }, (now) => termsIn(now.session, now.config, now.minute), isSameTerms)

/** For which places a cart is asked for: the place and postal code of every delivery. */
export const cartPlaces = (session: SessionState, config: ShopConfig): CartPlaces => {
  const places = placesOf(session, config)
  return {
    deliveryOptions: Object.fromEntries(
      deliveryIds.map((id) => [id, { locationIds: [stockLocation(id, places)], postalCode: zipCodeOf(session, id) }]),
    ),
    locationId: config.centralStorageId,
  }
}

/** The location whose stock is shown: the central storage for a visitor and before a delivery is chosen. */
export const stockPlace = (session: SessionState, config: ShopConfig): LocationId => {
  const { choice } = session.delivery
  return session.tag === 'Authenticated' && choice !== undefined
    ? stockLocation(choice.deliveryId, placesOf(session, config))
    : config.centralStorageId
}

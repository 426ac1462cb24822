import type { CartPlaces } from '#domain/cart/cart'
import type { CartTerms } from '#domain/cart/cart-view'
import { type DeliveryOption, freightPricesOf } from '#domain/delivery/delivery-options'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { stockLocation } from '#domain/delivery/delivery-choice'
import type { LocationId } from '#domain/kernel/ids'
import { destinationOf } from '#domain/session/delivery-preferences'
import { deliveryLocationsOf, offeredDeliveries } from '#domain/session/offered-deliveries'
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

/** The part of the configuration that terms depend on. */
interface TermsConfig extends Pick<ShopConfig, 'defaultStoreId' | 'centralStorageId' | 'extraNonDeliveryDays'> {
  readonly deliveryOptions: readonly Pick<DeliveryOption, 'id' | 'availableBetweenHours' | 'freight'>[]
}

/** On what terms lines can be ordered in a minute. */
export const termsIn = (session: SessionState, config: TermsConfig, { day, timeOfDay }: SwedishTime): CartTerms => {
  const places = deliveryLocationsOf(session, config)
  const moment = { today: day, timeOfDay, extraDays: config.extraNonDeliveryDays }
  return {
    available: offeredDeliveries(session, config.deliveryOptions, moment).map(({ id }) => id),
    locations: Object.fromEntries(deliveryIds.map((id) => [id, stockLocation(id, places)])),
    freight: freightPricesOf(config.deliveryOptions),
  }
}

const isSameTerms = (one: CartTerms, other: CartTerms): boolean => JSON.stringify(one) === JSON.stringify(other)

/** On what terms lines can be ordered just now. Most minutes change nothing of it. */
export const orderingTerms = ({ session, config, minute }: ReadInputs): Projection<CartTerms> =>
  readModel({ session, config, minute }, (now) => termsIn(now.session, now.config, now.minute), isSameTerms)

/** For which places a cart is asked for: the place of every delivery, and the postal code of those with a destination. */
export const cartPlaces = (session: SessionState, config: ShopConfig): CartPlaces => {
  const places = deliveryLocationsOf(session, config)
  return {
    deliveryOptions: Object.fromEntries(
      deliveryIds.map((id) => {
        const option = config.deliveryOptions.find((one) => one.id === id)
        const postalCode = option === undefined ? undefined : destinationOf(session, option)
        return [id, { locationIds: [stockLocation(id, places)], postalCode }]
      }),
    ),
    locationId: config.centralStorageId,
  }
}

/** The location whose stock is shown: the central storage for a visitor and before a delivery is chosen. */
export const stockPlace = (session: SessionState, config: ShopConfig): LocationId => {
  const { choice } = session.delivery
  return session.tag === 'Authenticated' && choice !== undefined
    ? stockLocation(choice.deliveryId, deliveryLocationsOf(session, config))
    : config.centralStorageId
}

import type { DeliveryChoice, DeliveryLocations } from '../delivery/delivery-choice'
import { availableOptions, type DeliveryOption, type OrderingMoment } from '../delivery/delivery-options'
import { DEFAULT_DELIVERY, type DeliveryId } from '../delivery/delivery-type'
import type { LocationId } from '../kernel/ids'
import { zipCodeOf } from './delivery-preferences'
import { allowedDeliveriesOf } from './permissions'
import type { SessionState } from './session'

/** The deliveries that the brand offers at a moment (DELIVERY-17) and that the user may choose (PERM-10). */
export const offeredDeliveries = <Option extends Pick<DeliveryOption, 'id' | 'availableBetweenHours'>>(
  session: SessionState,
  options: readonly Option[],
  moment: OrderingMoment,
): readonly Option[] => {
  const allowed = allowedDeliveriesOf(session)
  return availableOptions(options, moment).filter(({ id }) => allowed.includes(id))
}

/** The offered deliveries that lines can be moved to: one that requires a zip code only where that is known. */
export const deliveriesToMoveTo = (
  session: SessionState,
  options: readonly DeliveryOption[],
  moment: OrderingMoment,
): readonly DeliveryId[] =>
  offeredDeliveries(session, options, moment)
    .filter((option) => !option.requiresZipCode || zipCodeOf(session, option.id) !== undefined)
    .map(({ id }) => id)

/** The delivery that a list of offered ones begins with: the only one (PERM-10), else the chosen one, else the default. */
export const preselectedDelivery = (
  offered: readonly Pick<DeliveryOption, 'id'>[],
  chosen: DeliveryChoice | undefined,
): DeliveryId => {
  const [first, ...others] = offered
  return first !== undefined && others.length === 0 ? first.id : (chosen?.deliveryId ?? DEFAULT_DELIVERY)
}

const preferredStoreOf = (session: SessionState): LocationId | undefined =>
  session.tag === 'Authenticated' ? session.signedIn.user.preferredStore : undefined

/** The user's own store: that of the chosen delivery, else the last one chosen, else the preferred one. */
export const ownStoreOf = (session: SessionState): LocationId | undefined => {
  const { choice, stores } = session.delivery
  return choice?.storeId ?? stores.EXH ?? stores.EXB ?? preferredStoreOf(session)
}

/** What makes a store the user's own: the delivery that is chosen goes there, or the next one that is fetched. */
export type OwnStoreChange =
  | { readonly tag: 'ForDelivery'; readonly choice: DeliveryChoice }
  | { readonly tag: 'ForPickUp'; readonly deliveryId: DeliveryId }

/** How a store becomes the one that `ownStoreOf` answers; a delivery that is driven out stays as it is chosen. */
export const makingOwnStore = ({ delivery: { choice } }: SessionState, storeId: LocationId): OwnStoreChange =>
  choice?.storeId === undefined
    ? { tag: 'ForPickUp', deliveryId: 'EXH' }
    : { tag: 'ForDelivery', choice: { ...choice, storeId } }

/** The brand's own locations, of its configuration. */
interface BrandLocations {
  readonly centralStorageId: LocationId
  readonly defaultStoreId: LocationId
}

/** The store that counts for a delivery: the one chosen for it, else the user's, else the brand's (STORE-02). */
export const deliveryLocationsOf = (
  session: SessionState,
  { centralStorageId, defaultStoreId }: BrandLocations,
): DeliveryLocations => ({
  centralStorageId,
  storeOf: (delivery) =>
    session.delivery.stores[delivery] ??
    session.delivery.choice?.storeId ??
    preferredStoreOf(session) ??
    defaultStoreId,
})

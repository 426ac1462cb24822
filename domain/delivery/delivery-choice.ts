import { absurdCase } from '../kernel/decider'
import type { LocationId } from '../kernel/ids'
import type { ZipCode } from '../kernel/zip-code'
import { type DeliveryId, deliveryTypeOf } from './delivery-type'

/** The delivery type with its store or zip code; prices and stock depend on it. */
export interface DeliveryChoice {
  readonly deliveryId: DeliveryId
  readonly storeId: LocationId | undefined
  readonly zipCode: ZipCode | undefined
}

export type DeliveryChoiceFault =
  | { readonly tag: 'StoreRequired'; readonly deliveryId: DeliveryId }
  | { readonly tag: 'ZipCodeRequired'; readonly deliveryId: DeliveryId }

/** What is missing from a chosen delivery: a store for EXH and EXB, a zip code for XXX (DELIVERY-03 to DELIVERY-05). */
export const deliveryChoiceFault = ({
  deliveryId,
  storeId,
  zipCode,
}: DeliveryChoice): DeliveryChoiceFault | undefined => {
  const { requires } = deliveryTypeOf(deliveryId)
  switch (requires) {
    case 'none':
      return undefined
    case 'store':
      return storeId === undefined ? { tag: 'StoreRequired', deliveryId } : undefined
    case 'zipCode':
      return zipCode === undefined ? { tag: 'ZipCodeRequired', deliveryId } : undefined
    default:
      return absurdCase(requires)
  }
}

/** The store or warehouse that fulfils a delivery (CHECKOUT-04). */
export type FulfilmentLocation =
  | { readonly tag: 'Store'; readonly storeId: LocationId }
  | { readonly tag: 'Warehouse'; readonly warehouseId: LocationId }

/** The locations that a brand delivers from: its central storage, and the chosen store of each delivery. */
export interface DeliveryLocations {
  readonly centralStorageId: LocationId
  readonly storeOf: (delivery: DeliveryId) => LocationId
}

/** The location that fulfils a delivery: a store for deliveries that require one, else the central storage (CHECKOUT-04, STORE-03). */
export const fulfilmentLocation = (delivery: DeliveryId, places: DeliveryLocations): FulfilmentLocation =>
  deliveryTypeOf(delivery).requires === 'store'
    ? { tag: 'Store', storeId: places.storeOf(delivery) }
    : { tag: 'Warehouse', warehouseId: places.centralStorageId }

/** The location whose stock counts for a delivery. */
export const stockLocation = (delivery: DeliveryId, places: DeliveryLocations): LocationId =>
  locationOfPlace(fulfilmentLocation(delivery, places))

/** The store or warehouse itself. */
export const locationOfPlace = (place: FulfilmentLocation): LocationId =>
  place.tag === 'Store' ? place.storeId : place.warehouseId

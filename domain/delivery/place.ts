import { absurdCase } from '../kernel/decider'
import type { LocationId } from '../kernel/ids'
import type { ZipCode } from '../kernel/zip-code'
import { type DeliveryId, deliveryTypeOf } from './delivery-type'

/** How and where goods shall go; prices and stock depend on it. */
export interface DeliveryChoice {
  readonly deliveryId: DeliveryId
  readonly storeId: LocationId | undefined
  readonly zipCode: ZipCode | undefined
}

export type PlaceFault =
  | { readonly tag: 'StoreRequired'; readonly deliveryId: DeliveryId }
  | { readonly tag: 'ZipCodeRequired'; readonly deliveryId: DeliveryId }

/** What a chosen delivery still lacks: a store for EXH and EXB, a zip code for XXX (DELIVERY-03 to DELIVERY-05). */
export const placeFault = ({ deliveryId, storeId, zipCode }: DeliveryChoice): PlaceFault | undefined => {
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

/** Where the goods of a delivery come from or go to (CHECKOUT-04). */
export type FulfilmentPlace =
  | { readonly tag: 'Store'; readonly storeId: LocationId }
  | { readonly tag: 'Warehouse'; readonly warehouseId: LocationId }

/** The places a brand delivers from: its central storage, and the store that the user has chosen for a delivery. */
export interface Places {
  readonly centralStorageId: LocationId
  readonly storeOf: (delivery: DeliveryId) => LocationId
}

/** Where the goods of a delivery are taken: a store for deliveries that require one, else the central storage (CHECKOUT-04, STORE-03). */
export const fulfilmentPlace = (delivery: DeliveryId, places: Places): FulfilmentPlace =>
  deliveryTypeOf(delivery).requires === 'store'
    ? { tag: 'Store', storeId: places.storeOf(delivery) }
    : { tag: 'Warehouse', warehouseId: places.centralStorageId }

/** The location whose stock counts for a delivery. */
export const fulfilmentLocation = (delivery: DeliveryId, places: Places): LocationId => {
  const place = fulfilmentPlace(delivery, places)
  return place.tag === 'Store' ? place.storeId : place.warehouseId
}

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

import type { DeliveryChoice } from '../session/session'
import { absurdCase } from '../kernel/decider'
import type { DeliveryId } from './delivery-type'
import { deliveryTypeOf } from './delivery-types'

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

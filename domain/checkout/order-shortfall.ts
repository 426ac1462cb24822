import type { DeliveryId } from '../delivery/delivery-type'
import type { Placing } from './checkout'
import { isTotalChanged } from './order-outcome'

/** Why an order did not go through as a whole. `deliveries`: those that were not ordered. */
export type OrderShortfall =
  | { readonly tag: 'TotalChanged' }
  | { readonly tag: 'NothingOrdered' }
  | { readonly tag: 'PartlyOrdered'; readonly deliveries: readonly DeliveryId[] }

/** What an order lacks that was answered (CHECKOUT-10, CHECKOUT-12); undefined where it lacks nothing. */
export const orderShortfall = (placing: Placing): OrderShortfall | undefined => {
  switch (placing.tag) {
    case 'Declined':
      return isTotalChanged(placing.failure) ? { tag: 'TotalChanged' } : { tag: 'NothingOrdered' }
    case 'Placed': {
      const failed = placing.orders.filter(({ result }) => result.tag === 'Failed')
      return failed.length === 0
        ? undefined
        : { tag: 'PartlyOrdered', deliveries: failed.map(({ result }) => result.deliveryId) }
    }
    case 'Idle':
    case 'Placing':
    case 'Unknown':
      return undefined
  }
}

import { message, type Message } from '../failure/message'
import type { Placing } from './checkout'
import { isTotalChanged } from './order-outcome'

/**
 * What the user is told of an order that did not go through as a whole: `errors.invalid_partial_order` with the names
 * of the failed deliveries (CHECKOUT-10), or `errors.invalid_order` (CHECKOUT-12), or that its sum has changed.
 * Otherwise nothing.
 */
export const orderMessage = (placing: Placing): Message | undefined => {
  switch (placing.tag) {
    case 'Declined':
      return message(isTotalChanged(placing.failure) ? 'notice.totalChanged' : 'errors.invalid_order')
    case 'Placed': {
      const failed = placing.orders.filter(({ result }) => !result.success)
      return failed.length === 0
        ? undefined
        : message('errors.invalid_partial_order', { deliveries: failed.map((order) => order.deliveryName).join(', ') })
    }
    case 'Idle':
    case 'Placing':
    case 'Unknown':
      return undefined
  }
}

import type { DeliveryId } from '../delivery/delivery-type'
import type { OrderChange } from './changed-order'

/** What a buyer has to do to the cart before it can be ordered (CART-24). */
export const updateActions = [
  'update_quantity',
  'activate_delivery',
  'missing_order_information',
  'not_confirmed',
] as const

export type UpdateAction = (typeof updateActions)[number]

/** What keeps an order from being placed. */
export interface OrderNeeds {
  /** Lines that need action. */
  readonly blockedLines: number
  /** Deliveries that are part of the order. */
  readonly included: readonly DeliveryId[]
  /** Deliveries whose form is not complete. */
  readonly unfilled: readonly DeliveryId[]
  /** Deliveries whose shown day is not the one that the cart service was asked for. */
  readonly withoutDay: readonly DeliveryId[]
  /** What has changed since the buyer has seen the order. */
  readonly changes: readonly OrderChange[]
}

/** The first thing to do, in the order of the steps; undefined where the order can be placed. */
export const updateAction = (needs: OrderNeeds): UpdateAction | undefined => {
  if (needs.included.length === 0) return 'activate_delivery'
  if (needs.blockedLines > 0) return 'update_quantity'
  if (needs.unfilled.length > 0 || needs.withoutDay.length > 0) return 'missing_order_information'
  return needs.changes.length > 0 ? 'not_confirmed' : undefined
}

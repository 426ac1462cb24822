import type { Cart, CartState } from '../cart/cart'
import type { CallFailure } from '../failure/call-failure'
import type { CartItemId } from '../kernel/ids'
import { isCartGone, isOrderChanged } from './placing'

const confirmedIn = (cart: CartState): Cart | undefined => (cart.tag === 'InContext' ? cart.confirmed : undefined)

/**
 * Whether a declined order may have been placed nevertheless, which its cart then shows: something between the shop and the
 * service may have answered. Not where the service says that it left the order alone, or that the cart has ended.
 */
export const isDoubtable = (failure: CallFailure | undefined): boolean =>
  !isOrderChanged(failure) && !isCartGone(failure)

/** Whether an order that is said to have failed may have been placed nevertheless: none of its lines is in the cart any more. */
export const mayBeOrdered = (items: readonly CartItemId[], cart: CartState): boolean => {
  const present = new Set(confirmedIn(cart)?.lines.map(({ cartItemId }) => cartItemId))
  return items.length > 0 && items.every((id) => !present.has(id))
}

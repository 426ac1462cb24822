import type { CartState } from './cart'

/** Whether a cart has ended: it was ordered or deleted and another one replaced it, or its user left it. */
export const isCartEnded = (before: CartState, after: CartState): boolean => {
  if (before.tag === 'NoContext') return false
  if (after.tag === 'NoContext') return true
  return before.confirmed !== undefined && after.confirmed?.cartId !== before.confirmed.cartId
}

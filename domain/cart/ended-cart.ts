import type { CartState } from './cart'

/** Whether a cart has come to its end: ordered or deleted, so that another one is in its place, or left by its user. */
export const isCartEnded = (before: CartState, after: CartState): boolean => {
  if (before.tag === 'NoContext') return false
  if (after.tag === 'NoContext') return true
  return before.confirmed !== undefined && after.confirmed?.cartId !== before.confirmed.cartId
}

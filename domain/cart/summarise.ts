import { cartDifference } from './cart-difference'
import type { CartEvent } from './events'
import type { CartState } from './state'

/** The one fact that comes to the same state as all facts before it. */
export const summariseCart = (state: CartState): CartEvent => {
  if (state.tag === 'NoContext') return { type: 'CartSummarised', summary: undefined }
  const { context, places, confirmed, isBehind, pending, refused } = state
  return {
    type: 'CartSummarised',
    summary: {
      context,
      places,
      confirmed: confirmed === undefined ? undefined : cartDifference(undefined, confirmed),
      isBehind,
      pending,
      refused,
    },
  }
}

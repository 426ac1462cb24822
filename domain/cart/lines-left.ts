import type { CartLine } from './cart'
import type { CartView } from './cart-view'

/**
 * How many lines of the cart an order has left there. Ordered lines are not counted: the cart is shown with them until it
 * has been fetched after the order.
 */
export const linesLeft = ({ groups }: Pick<CartView, 'groups'>, ordered: readonly CartLine[]): number => {
  const gone = new Set(ordered.flatMap(({ cartItemId }) => cartItemId ?? []))
  const left = groups
    .flatMap(({ lines }) => lines)
    .filter(({ line: { cartItemId } }) => cartItemId === undefined || !gone.has(cartItemId))
  return left.length
}

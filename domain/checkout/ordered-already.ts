import type { OrderIntent, Placing } from './checkout'

/**
 * Whether the last order took every line that is asked for now. A tab that has not heard of that order still shows the
 * lines, and its button would ask for them once more.
 */
export const isOrderedAlready = (placing: Placing, { lines }: OrderIntent): boolean => {
  if (placing.tag !== 'Placed' || lines.length === 0) return false
  const ordered = new Set(
    placing.orders.flatMap((order) => (order.result.success ? order.lines.map((line) => line.cartItemId) : [])),
  )
  return lines.every(({ cartItemId }) => cartItemId !== undefined && ordered.has(cartItemId))
}

import type { CheckoutState, OrderIntent, Placing } from './checkout'

/** An order that was asked for and whose outcome is not known. */
export type Unsettled = Extract<Placing, { tag: 'Placing' | 'Unknown' }>

export const isUnsettled = (placing: Placing): placing is Unsettled =>
  placing.tag === 'Placing' || placing.tag === 'Unknown'

/**
 * Whether the last order took every line that is asked for now. A tab that has not heard of that order still shows the
 * lines, and its button would ask for them once more.
 */
export const isOrderedAlready = (placing: Placing, { lines }: OrderIntent): boolean => {
  if (placing.tag !== 'Placed' || lines.length === 0) return false
  const ordered = new Set(
    placing.orders.flatMap((order) =>
      order.result.tag === 'Placed' ? order.lines.map((line) => line.cartItemId) : [],
    ),
  )
  return lines.every(({ cartItemId }) => cartItemId !== undefined && ordered.has(cartItemId))
}

/** The route rule `checkout-success-page`: at least one order of this session went through (ROUTE-12). */
export const checkoutSuccessPageRule = ({ placing }: CheckoutState): boolean =>
  placing.tag === 'Placed' && placing.orders.some(({ result }) => result.tag === 'Placed')

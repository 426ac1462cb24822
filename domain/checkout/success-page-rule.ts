import type { CheckoutState } from './checkout'

/** The route rule `checkout-success-page`: at least one order of this session went through (ROUTE-12). */
export const checkoutSuccessPageRule = ({ placing }: CheckoutState): boolean =>
  placing.tag === 'Placed' && placing.orders.some(({ result }) => result.success)

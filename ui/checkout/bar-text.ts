import type { OrderingBar } from '#domain/cart/order-obstacle'
import { t } from './t'

/** Why no order can be placed, and what the user can do about it. */
export const barText = ({ tag }: OrderingBar): string =>
  t(tag === 'OrderingDenied' ? 'cart.blocked.denied' : 'checkout.blocked.suspended')

import type { OrderingDenial } from '#domain/cart/order-obstacle'
import { t } from './t'

/** Why no order can be placed, and what the user can do about it. */
export const denialText = ({ tag }: OrderingDenial): string =>
  t(tag === 'OrderingDenied' ? 'cart.blocked.denied' : 'checkout.blocked.suspended')

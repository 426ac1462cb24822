import type { Remainders } from '#application/runtime/remainders'
import { remainderOfCart, remainingCartEffect } from './cart/after-log-out'
import { cartKey } from './cart/key'
import { remainderOfCheckout, remainingCheckoutEffect } from './checkout/after-log-out'
import { checkoutKey } from './checkout/key'
import { remainderOfQuotes, remainingQuotesEffect } from './quotes/after-log-out'
import { quotesKey } from './quotes/key'

/** What the log keeps of each module after a log-out: what is not settled. */
export const afterLogOut: Remainders = {
  ofStream: (module, stream, events) => {
    if (module === checkoutKey.name) return remainderOfCheckout(stream, events)
    if (module === quotesKey.name) return remainderOfQuotes(stream, events)
    return module === cartKey.name ? remainderOfCart(stream, events) : { tag: 'Nothing' }
  },
  ofEffect: (effect) => {
    if (effect.module === checkoutKey.name) return remainingCheckoutEffect(effect)
    if (effect.module === quotesKey.name) return remainingQuotesEffect(effect)
    return effect.module === cartKey.name ? remainingCartEffect(effect) : effect
  },
}

import type { CheckoutCommandBody } from '#domain/checkout/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import { onInAll, type Reaction } from '../reaction'
import type { CheckoutUses } from './area'
import type { CheckoutTypes } from './types'

/** At log-out the orders and the form are cleared, of all customers, so that the next user does not see them. */
export const checkoutAfterSession = (event: SessionEvent): readonly CheckoutCommandBody[] =>
  event.type === 'LoggedOut' ? [{ type: 'ForgetOrders' }, { type: 'RestoreForm', forms: {}, destinations: {} }] : []

export const checkoutReactions = ({ session }: CheckoutUses): readonly Reaction<CheckoutTypes>[] => [
  onInAll(session, checkoutAfterSession),
]

import type { CheckoutCommandBody } from '#domain/checkout/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import { on, type Reaction } from '../reaction'
import type { CheckoutUses } from './area'
import type { CheckoutTypes } from './types'

/** Nobody who comes after the user sees their orders or their form. */
export const checkoutAfterSession = (event: SessionEvent): readonly CheckoutCommandBody[] =>
  event.type === 'LoggedOut' ? [{ type: 'ForgetOrders' }, { type: 'RestoreForm', forms: {} }] : []

export const checkoutReactions = ({ session }: CheckoutUses): readonly Reaction<CheckoutTypes>[] => [
  on(session, checkoutAfterSession),
]

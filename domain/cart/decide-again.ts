import * as E from 'fp-ts/Either'
import type { Cart } from './cart'
import { editOutcome } from './edit-outcome'
import { editOf } from './edit-requested'
import type { EditRequested } from './events'
import { cartAsConfirmed, layOn, type VisibleCart } from './visible-cart'

/**
 * The cart as the user sees it: what the service confirmed, with pending edits decided again on top, in order.
 * An edit that the cart of today refuses (its line is gone) does nothing, so settling one edit leaves the others as
 * they look.
 */
export const decideAgain = (confirmed: Cart | undefined, pending: readonly EditRequested[]): VisibleCart => {
  const cart = cartAsConfirmed(confirmed)
  for (const requested of pending) {
    const outcome = editOutcome(cart, editOf(requested))
    if (E.isRight(outcome)) layOn(cart, outcome.right)
  }
  return cart
}

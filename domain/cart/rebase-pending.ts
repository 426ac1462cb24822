import * as E from 'fp-ts/Either'
import type { CommandId } from '../kernel/ids'
import type { CartState } from './cart'
import { editOutcome } from './edit-outcome'
import { editOf } from './pending-edits'
import { staleEdits } from './stale-edits'
import { cartAsConfirmed, layOn, type VisibleCart } from './visible-cart'

/**
 * The held edits whose line is no longer there when they are sent, oldest first. What else the service may refuse, it is
 * asked.
 */
export const heldWithoutLine = (
  state: Extract<CartState, { tag: 'InContext' }>,
  sent: readonly CommandId[],
): readonly CommandId[] => {
  const cart = visibleCart(state)
  return state.held.flatMap((requested) => {
    if (!sent.includes(requested.id)) return []
    const outcome = editOutcome(cart, editOf(requested))
    if (E.isRight(outcome)) layOn(cart, outcome.right)
    return E.isLeft(outcome) && outcome.left.tag === 'UnknownLine' ? [requested.id] : []
  })
}

/**
 * The cart as the user sees it: the pending edits are rebased onto the confirmed cart, in order. Stale edits are left
 * out, and so is an edit that the present cart refuses (its line is gone): settling one edit leaves the others as they
 * look.
 */
export const visibleCart = (state: Extract<CartState, { tag: 'InContext' }>): VisibleCart => {
  const cart = cartAsConfirmed(state.confirmed)
  const stale = staleEdits(state)
  for (const requested of state.pending) {
    if (stale.has(requested.id)) continue
    const outcome = editOutcome(cart, editOf(requested))
    if (E.isRight(outcome)) layOn(cart, outcome.right)
  }
  return cart
}

import type { CartState } from './cart'
import { isEditRequested } from './pending-edits'
import type { CartEvent } from './protocol'
import { visibleCart } from './rebase-pending'
import { type Restoration, restorationOf } from './restoration'
import { deliveriesIn, deliveryIn, linesIn, type VisibleCart } from './visible-cart'

type InContext = Extract<CartState, { tag: 'InContext' }>

/** Whether an event takes lines out of the cart. */
const removesLines = (event: CartEvent): boolean =>
  event.type === 'LineRemovalRequested' ||
  event.type === 'CartEmptyingRequested' ||
  event.type === 'CartDeletionRequested'

/** All lines of a cart. Prices are left out: what is restored is asked for anew, perhaps on another day. */
const allOf = (cart: VisibleCart): Restoration => {
  const lines = linesIn(cart)
  const groups = deliveriesIn(cart).map((deliveryId) => ({
    delivery: deliveryIn(cart, deliveryId),
    lines: lines.filter((line) => line.deliveryId === deliveryId).map((line) => ({ line })),
  }))
  const { lines: all, deliveries } = restorationOf({ groups }, lines)
  return { lines: all.map((line) => ({ ...line, article: undefined })), deliveries }
}

/**
 * What the user has last taken out of a cart that is empty since (CART-47); undefined where the cart has lines, or where
 * nobody has taken them out here: they were ordered, or another device has removed them.
 */
export const emptiedAfter = (before: InContext, event: CartEvent, after: InContext): Restoration | undefined => {
  if (isEditRequested(event) && removesLines(event)) {
    const cart = visibleCart(before)
    // A removal that the cart is empty before says nothing of what was in it.
    return linesIn(cart).length === 0 || hasLines(after) ? after.emptied : allOf(cart)
  }
  return after.emptied === undefined || hasLines(after) ? undefined : after.emptied
}

const hasLines = (state: InContext): boolean => linesIn(visibleCart(state)).length > 0

/** What can be brought back into the empty cart of a state. */
export const emptiedIn = (state: CartState): Restoration | undefined =>
  state.tag === 'InContext' ? state.emptied : undefined

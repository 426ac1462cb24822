import { absurdCase } from '../kernel/decider'
import type { CommandId } from '../kernel/ids'
import type { CartState, DeliveriesInOrder } from './cart'
import { isSameScope } from '../kernel/customer-scope'
import { type CartDifference, cartDifference, followsOn, isAbout, withDifference } from './cart-difference'
import type { CartEdit, CartEvent, EditRequested } from './protocol'
import { daysAfterConfirmed, onlyDaysOf, withDaysOf } from './edited-days'
import { afterConfirmed, onlyLinesOf, onPresentLines, withLinesOf } from './edited-lines'
import { broughtBack, droppedOfNextCart, withDiscarded, withDismissed, withoutDroppedReplaced } from './dropped-edits'
import { emptiedAfter } from './emptied-cart'
import { leftAfter, type LeftEdits, leftEdits } from './left-edits'
import { overtaken } from './overtaken-edit'
import { editOf, isEditRequested } from './pending-edits'
import { ofNextCart, withFailedItems, withoutHeldReplaced, withoutReplaced, withRefused } from './refused-edits'
import { withConfirmed } from './stale-edits'

type InContext = Extract<CartState, { tag: 'InContext' }>

export const noContext: CartState = { tag: 'NoContext', left: undefined }

/** The state after an event. Events about a cart are ignored outside a customer scope. */
export const evolve = (state: CartState, event: CartEvent): CartState => {
  if (event.type === 'ContextEntered') {
    const { context, places } = event
    // Two tabs may both have entered before they read each other's events: the pending edits stay.
    if (state.tag === 'InContext' && isSameScope(state.context, context)) return { ...state, places }
    return {
      tag: 'InContext',
      context,
      places,
      confirmed: undefined,
      isBehind: false,
      ...editsLeft(state),
      confirmedSubjects: [],
      refused: [],
      emptied: undefined,
      dropped: undefined,
    }
  }
  if (event.type === 'CartSummarised') return summarised(event)
  if (state.tag === 'NoContext') return outsideContext(state.left, leftAfter(state.left, event), state)
  if (event.type === 'ContextLeft') return { tag: 'NoContext', left: leftEdits(state) }
  const next = stillUnsent(evolveInContext(state, event))
  const emptied = emptiedAfter(state, event, next)
  return emptied === next.emptied ? next : { ...next, emptied }
}

/** The edits that the last log-out left: their user is back. */
const editsLeft = (
  state: CartState,
): Pick<InContext, 'pending' | 'leftUnsent' | 'held' | 'editedLines' | 'editedDays'> => {
  const left = state.tag === 'NoContext' ? state.left : undefined
  return left === undefined
    ? { pending: [], leftUnsent: [], held: [], editedLines: [], editedDays: [] }
    : { ...left, leftUnsent: left.pending.map(({ id }) => id) }
}

const outsideContext = (before: LeftEdits | undefined, left: LeftEdits | undefined, state: CartState): CartState =>
  left === before ? state : { tag: 'NoContext', left }

/** An edit that was left unsent is not any more when it is settled or held: what the user then sends is of today. */
const stillUnsent = (state: InContext): InContext => {
  if (state.leftUnsent.length === 0) return state
  const leftUnsent = state.leftUnsent.filter((id) => state.pending.some((requested) => requested.id === id))
  return leftUnsent.length === state.leftUnsent.length ? state : { ...state, leftUnsent }
}

const summarised = ({ summary, left }: Extract<CartEvent, { type: 'CartSummarised' }>): CartState => {
  if (summary === undefined) return left === undefined ? noContext : { tag: 'NoContext', left }
  const { confirmed: whole, ...rest } = summary
  return { tag: 'InContext', ...rest, confirmed: whole === undefined ? undefined : withDifference(undefined, whole) }
}

const evolveInContext = (
  state: InContext,
  event: Exclude<CartEvent, { type: 'ContextEntered' | 'ContextLeft' | 'CartSummarised' }>,
): InContext => {
  if (isEditRequested(event)) {
    const edit = editOf(event)
    return onlyUnsettled({
      ...state,
      pending: [...state.pending, event],
      held: withoutHeldReplaced(state.held, edit),
      editedLines: withLinesOf(state.editedLines, edit, state.confirmed),
      editedDays: withDaysOf(state.editedDays, edit, state.confirmed),
      refused: withoutReplaced(state.refused, edit),
      dropped: withoutDroppedReplaced(state.dropped, edit),
    })
  }
  switch (event.type) {
    case 'EditsConfirmed':
      return confirmed(state, event)
    case 'EditsRefused':
      return onlyUnsettled({
        ...state,
        // A refusal may mean that the service's cart has changed.
        isBehind: true,
        pending: without(state.pending, event.edits),
        refused: withRefused(state.refused, among(state.pending, event.edits), event.failure),
      })
    case 'EditsReplaced':
      // A call for one of them may have been under way, and have changed the cart.
      return onlyUnsettled({ ...state, isBehind: true, pending: without(state.pending, event.edits) })
    case 'EditsOvertaken':
      return overtakenBy(state, event)
    case 'EditsHeld':
      return {
        ...state,
        pending: without(state.pending, event.edits),
        held: [...state.held, ...state.pending.filter(({ id }) => event.edits.includes(id))],
      }
    case 'HeldEditsSent':
      return {
        ...state,
        pending: [...state.pending, ...state.held.filter(({ id }) => event.edits.includes(id))],
        held: without(state.held, event.edits),
      }
    case 'HeldEditsDiscarded':
      return onlyUnsettled({
        ...state,
        held: without(state.held, event.edits),
        dropped: withDiscarded(
          state.dropped,
          state.held.filter(({ id }) => event.edits.includes(id)),
        ),
      })
    case 'RefusedEditsDismissed':
      return {
        ...state,
        refused: state.refused.filter(({ id }) => !event.edits.includes(id)),
        dropped: withDismissed(
          state.dropped,
          state.refused.filter(({ id }) => event.edits.includes(id)),
        ),
      }
    case 'DroppedEditsBroughtBack':
      return { ...state, ...broughtBack(state, event.edits) }
    case 'CartRequested':
      return { ...state, places: event.places }
    case 'CartSynchronised':
      return synchronised(state, event.difference)
    case 'DeliveriesInOrderFound':
      return withDeliveriesInOrder(state, event.found)
    case 'DeliveriesInOrderRequested':
    case 'CartFetchFailed':
      return state
    default:
      return absurdCase(event)
  }
}

/** Events of a deleted cart are ignored until another cart replaces it. */
const confirmed = (
  state: InContext,
  { edits, difference, failed }: Extract<CartEvent, { type: 'EditsConfirmed' }>,
): InContext => {
  const isDeleted = state.pending.some(({ type, id }) => type === 'CartDeletionRequested' && edits.includes(id))
  const after = changed(state, difference)
  const pending = without(state.pending, edits)
  const settled = state.pending.filter(({ id }) => edits.includes(id))
  const ends = { settled, unsettled: [...pending, ...state.held, ...(state.dropped?.held ?? [])] }
  return {
    ...after,
    isBehind: after.isBehind || isDeleted,
    pending,
    editedLines: afterConfirmed(state.editedLines, ends, after.confirmed),
    editedDays: daysAfterConfirmed(state.editedDays, ends, after.confirmed),
    confirmedSubjects: withConfirmed(state.confirmedSubjects, settled),
    refused: withFailedItems(after.refused, among(state.pending, edits), failed),
  }
}

/** Both values are kept: that of the others becomes the confirmed one, and the user's is made for the line as it is now. */
const overtakenBy = (
  state: InContext,
  { edits, difference }: Extract<CartEvent, { type: 'EditsOvertaken' }>,
): InContext => {
  const after = changed(state, difference)
  const made = among(state.pending, edits).map(({ id, edit }) => ({
    id,
    edit: onPresentLines(edit, state.editedLines, after.confirmed),
  }))
  return onlyUnsettled({
    ...after,
    isBehind: true,
    pending: without(state.pending, edits),
    refused: withRefused(after.refused, made, overtaken),
  })
}

/** With what the unsettled edits found, and nothing of settled ones. */
const onlyUnsettled = (state: InContext): InContext => {
  // What a dropped edit found is kept: the edit may be brought back.
  const unsettled = [...state.pending, ...state.held, ...(state.dropped?.held ?? [])]
  return {
    ...state,
    editedLines: onlyLinesOf(state.editedLines, unsettled),
    editedDays: onlyDaysOf(state.editedDays, unsettled),
  }
}

/** The cart after a difference that applies, which may be another cart than before. */
const taken = (
  { confirmed: before, refused, dropped }: InContext,
  difference: CartDifference,
): Pick<InContext, 'confirmed' | 'refused' | 'dropped'> => {
  const confirmed = withDifference(before, difference)
  return before === undefined || before.cartId === difference.cartId
    ? { confirmed, refused, dropped }
    : { confirmed, refused: ofNextCart(refused), dropped: droppedOfNextCart(dropped) }
}

/**
 * A difference to another version than the confirmed one is not applied; the whole cart is fetched instead. Where others
 * have changed the cart in between, the confirmed version stays the one whose lines are known: a change upon it is
 * refused (412) and sent again for the newest cart, and so overwrites nothing of theirs.
 */
const changed = (state: InContext, difference: CartDifference | undefined): InContext => {
  if (difference === undefined || !isAbout(state.confirmed, difference)) return { ...state, isBehind: true }
  const next = taken(state, difference)
  if (followsOn(difference)) return { ...state, ...next }
  const { confirmed: known } = state
  const isSameCart = known !== undefined && known.cartId === next.confirmed?.cartId
  const confirmed = isSameCart ? { ...next.confirmed, version: known.version } : next.confirmed
  return { ...state, ...next, confirmed, isBehind: true }
}

/**
 * Deliveries in the order that are others than the confirmed ones have been changed elsewhere: the cart is behind. An answer
 * that is older than the confirmed cart says nothing.
 */
const withDeliveriesInOrder = (state: InContext, found: DeliveriesInOrder): InContext => {
  const { confirmed } = state
  if (confirmed === undefined || confirmed.cartId !== found.cartId) return { ...state, isBehind: true }
  if (found.version < confirmed.version) return state
  const { deliveryIdsInOrder } = found
  const known = confirmed.deliveries.filter((entry) => entry.isIncludedInOrder).map(({ deliveryId }) => deliveryId)
  const isSame = known.length === deliveryIdsInOrder.length && known.every((id) => deliveryIdsInOrder.includes(id))
  return { ...state, confirmed: { ...confirmed, deliveryIdsInOrder }, isBehind: state.isBehind || !isSame }
}

/** A whole cart that does not apply is older than the confirmed one. */
const synchronised = (state: InContext, difference: CartDifference | undefined): InContext => {
  if (difference === undefined) return state
  if (isAbout(state.confirmed, difference)) return { ...state, ...taken(state, difference), isBehind: false }
  return difference.from === undefined ? state : { ...state, isBehind: true }
}

const among = (
  pending: readonly EditRequested[],
  settled: readonly CommandId[],
): readonly { readonly id: CommandId; readonly edit: CartEdit }[] =>
  pending.filter(({ id }) => settled.includes(id)).map((requested) => ({ id: requested.id, edit: editOf(requested) }))

const without = (pending: readonly EditRequested[], settled: readonly CommandId[]): readonly EditRequested[] =>
  pending.filter(({ id }) => !settled.includes(id))

/** The summary event that leads to the same state as all earlier events. */
export const summariseCart = (state: CartState): CartEvent => {
  if (state.tag === 'NoContext') return { type: 'CartSummarised', summary: undefined, left: state.left }
  const { tag: _tag, confirmed, ...rest } = state
  return {
    type: 'CartSummarised',
    left: undefined,
    summary: {
      ...rest,
      confirmed: confirmed === undefined ? undefined : cartDifference(undefined, confirmed),
    },
  }
}

import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Instant, CommandId } from '../kernel/ids'
import { applyChanges, changesAtPlaces } from './confirmed-cart'
import type { CartChanges, CartPlaces, CartState } from './cart'
import { type CustomerScope, isSameScope } from '../kernel/customer-scope'
import { type CartDifference, cartDifference } from './cart-difference'
import { canBringBack } from './dropped-edits'
import { inSeenOrder } from './line-order'
import type { CartCommand, CartEdit, CartEvent, CartRefusal } from './protocol'
import { editOf, editRequested } from './pending-edits'
import { leftOutItems } from './left-out-items'
import { lineGone } from './overtaken-edit'
import { heldWithoutLine, visibleCart } from './rebase-pending'
import { type EditSettlement, settledAfterLeaving } from './left-edits'
import { timeOfEdit } from './stale-edits'
import { editOutcome } from './edit-outcome'

type Decision = E.Either<CartRefusal, readonly CartEvent[]>

/**
 * Which facts follow from a command. An edit is decided against the cart that the user sees, pending edits included.
 * Answers and fetched carts are never refused: without a customer scope the answers settle what a log-out has left, and no
 * event follows from carts.
 */
export const decide = (state: CartState, command: CartCommand): Decision => {
  switch (command.type) {
    case 'EnterContext':
      return E.right(enterContext(state, command.context, command.places, command.at))
    case 'LeaveContext':
      return inContext(state, { type: 'ContextLeft' })
    case 'RefreshCart':
      return inContext(state, { type: 'CartRequested', places: command.places })
    case 'AdoptCart':
      return E.right(state.tag === 'InContext' ? [adopted(state, command)] : [])
    case 'AskDeliveriesInOrder':
      // Without a confirmed cart the whole one is under way.
      return E.right(
        state.tag === 'InContext' && state.confirmed !== undefined ? [{ type: 'DeliveriesInOrderRequested' }] : [],
      )
    case 'AdoptDeliveriesInOrder':
      return inContext(state, { type: 'DeliveriesInOrderFound', found: command.found })
    case 'FailFetch':
      return inContext(state, { type: 'CartFetchFailed', failure: command.failure })
    case 'ConfirmEdits':
    case 'RefuseEdits':
    case 'ReplaceEdits':
    case 'OvertakeEdits':
    case 'HoldEdits':
      return E.right(state.tag === 'InContext' ? settled(state, command) : settledAfterLeaving(state.left, command))
    case 'SendHeldEdits':
      return E.right(state.tag === 'InContext' ? sendHeld(state, command.edits) : [])
    case 'DiscardHeldEdits':
      return state.tag === 'InContext' && state.held.some(({ id }) => command.edits.includes(id))
        ? E.right([{ type: 'HeldEditsDiscarded', edits: command.edits }])
        : E.right([])
    case 'DismissRefusedEdits':
      return state.tag === 'InContext' && state.refused.some(({ id }) => command.edits.includes(id))
        ? E.right([{ type: 'RefusedEditsDismissed', edits: command.edits }])
        : E.right([])
    case 'BringBackDroppedEdits':
      return state.tag === 'InContext' && canBringBack(state.dropped, command.edits)
        ? E.right([{ type: 'DroppedEditsBroughtBack', edits: command.edits }])
        : E.right([])
    case 'AddLines':
    case 'ChangeQuantity':
    case 'ChangeDelivery':
    case 'ChangeLabel':
    case 'RemoveLines':
    case 'EmptyCart':
    case 'RequestDeliveryDate':
    case 'IncludeDelivery':
    case 'DeleteCart':
    case 'TransferCart':
      return decideEdit(state, command.id, command.at, editIn(command))
  }
}

const inContext = (state: CartState, event: CartEvent): Decision => E.right(state.tag === 'InContext' ? [event] : [])

type InContext = Extract<CartState, { tag: 'InContext' }>

/**
 * An answer older than the confirmed cart is ignored. A cart with another id replaces the confirmed one. A tab that asked
 * upon another version than the one confirmed here gets the whole cart: after the log was deleted, a page that is loaded
 * anew does not have the cart that the calling tab has in memory.
 */
const adopted = (
  { confirmed, pending }: InContext,
  { cart, known }: Extract<CartCommand, { type: 'AdoptCart' }>,
): CartEvent => {
  const isOlder = confirmed?.cartId === cart.cartId && cart.version < confirmed.version
  const next = inSeenOrder(confirmed, cart, pending)
  const difference = cartDifference(confirmed?.version === known ? confirmed : undefined, next)
  return { type: 'CartSynchronised', difference: isOlder && known !== undefined ? undefined : difference }
}

/** What follows from the end of a call for edits. */
const settled = (state: InContext, settlement: EditSettlement): readonly CartEvent[] => {
  const { edits } = settlement
  switch (settlement.type) {
    case 'ConfirmEdits':
      return [confirmed(state, settlement)]
    case 'RefuseEdits':
      return state.pending.some(({ id }) => edits.includes(id))
        ? [{ type: 'EditsRefused', edits, failure: settlement.failure }]
        : []
    case 'ReplaceEdits':
      return [{ type: 'EditsReplaced', edits }]
    case 'OvertakeEdits':
      return [{ type: 'EditsOvertaken', edits, difference: differenceOf(state, settlement.changes) }]
    case 'HoldEdits':
      return [{ type: 'EditsHeld', edits }]
  }
}

const confirmed = (
  state: InContext,
  { edits, changes }: Extract<EditSettlement, { type: 'ConfirmEdits' }>,
): CartEvent => {
  const made = state.pending.filter(({ id }) => edits.includes(id)).map(editOf)
  return {
    type: 'EditsConfirmed',
    edits,
    failed: leftOutItems(changes.failed, made, changes.changed),
    difference: differenceOf(state, changes),
  }
}

const differenceOf = (state: CartState, changes: CartChanges): CartDifference | undefined => {
  if (state.tag === 'NoContext' || state.confirmed?.cartId !== changes.cartId) return undefined
  const { confirmed: known, places, pending } = state
  return cartDifference(known, inSeenOrder(known, applyChanges(known, changesAtPlaces(changes, places)), pending))
}

/** Their calls name lines of the confirmed cart, so none is sent before it is there. */
const sendHeld = (state: InContext, asked: readonly CommandId[]): readonly CartEvent[] => {
  const edits = state.held.map(({ id }) => id).filter((id) => asked.includes(id))
  if (edits.length === 0 || state.confirmed === undefined) return []
  const gone = heldWithoutLine(state, edits)
  const sent: CartEvent = { type: 'HeldEditsSent', edits }
  return gone.length === 0 ? [sent] : [sent, { type: 'EditsRefused', edits: gone, failure: lineGone }]
}

/** Entering the present scope again keeps its pending edits and fetches the cart. */
const enterContext = (
  state: CartState,
  context: CustomerScope,
  places: CartPlaces,
  at: Instant,
): readonly CartEvent[] =>
  state.tag === 'InContext' && isSameScope(state.context, context)
    ? [{ type: 'CartRequested', places }]
    : [{ type: 'ContextEntered', context, places, at }]

/** Whether an edit is asked for even where the visible cart stays as it is: what it does is known to the service alone. */
const isNeverIdle = ({ type }: CartEdit): boolean => type === 'DeleteCart' || type === 'TransferCart'

/** The edit without the stamp of its command. */
const editIn = ({ id: _id, at: _at, ...edit }: Extract<CartCommand, CartEdit>): CartEdit => edit

const decideEdit = (state: CartState, id: CommandId, at: Instant, edit: CartEdit): Decision => {
  if (state.tag === 'NoContext') return E.left({ tag: 'NotLoggedIn' })
  if (state.pending.some((pending) => pending.id === id)) return E.right([])
  return pipe(
    editOutcome(visibleCart(state), edit),
    E.map((outcome): readonly CartEvent[] =>
      outcome.length === 0 && !isNeverIdle(edit) ? [] : [editRequested(edit, id, timeOfEdit(state, at))],
    ),
  )
}

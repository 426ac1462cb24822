import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Instant, CommandId } from '../kernel/ids'
import { applyChanges, changesAtPlaces } from './confirmed-cart'
import type { CartPlaces, CartState } from './cart'
import { type CustomerScope, isSameScope } from '../kernel/customer-scope'
import { cartDifference } from './cart-difference'
import { inSeenOrder } from './line-order'
import type { CartCommand, CartEdit, CartEvent, CartRefusal } from './protocol'
import { editRequested } from './pending-edits'
import { visibleCart } from './rebase-pending'
import { timeOfEdit } from './stale-edits'
import { editOutcome } from './edit-outcome'

type Decision = E.Either<CartRefusal, readonly CartEvent[]>

/**
 * Which facts follow from a command. An edit is decided against the cart that the user sees, pending edits included.
 * Answers and fetched carts are never refused: without a customer scope no event follows from them.
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
    case 'FailFetch':
      return inContext(state, { type: 'CartFetchFailed', failure: command.failure })
    case 'ConfirmEdits':
      return E.right(state.tag === 'InContext' ? [confirmed(state, command)] : [])
    case 'RefuseEdits':
      return state.tag === 'InContext' && state.pending.some(({ id }) => command.edits.includes(id))
        ? E.right([{ type: 'EditsRefused', edits: command.edits, failure: command.failure }])
        : E.right([])
    case 'ReplaceEdits':
      return inContext(state, { type: 'EditsReplaced', edits: command.edits })
    case 'DismissRefusedEdits':
      return state.tag === 'InContext' && state.refused.some(({ id }) => command.edits.includes(id))
        ? E.right([{ type: 'RefusedEditsDismissed', edits: command.edits }])
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

const confirmed = (
  { confirmed: known, places, pending }: InContext,
  { edits, changes }: Extract<CartCommand, { type: 'ConfirmEdits' }>,
): CartEvent => ({
  type: 'EditsConfirmed',
  edits,
  failed: changes.failed,
  difference:
    known?.cartId === changes.cartId
      ? cartDifference(known, inSeenOrder(known, applyChanges(known, changesAtPlaces(changes, places)), pending))
      : undefined,
})

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

/** The edit without the stamp of its command. */
const editIn = ({ id: _id, at: _at, ...edit }: Extract<CartCommand, CartEdit>): CartEdit => edit

const decideEdit = (state: CartState, id: CommandId, at: Instant, edit: CartEdit): Decision => {
  if (state.tag === 'NoContext') return E.left({ tag: 'NotLoggedIn' })
  if (state.pending.some((pending) => pending.id === id)) return E.right([])
  return pipe(
    editOutcome(visibleCart(state), edit),
    E.map((outcome): readonly CartEvent[] =>
      outcome.length === 0 && edit.type !== 'DeleteCart' ? [] : [editRequested(edit, id, timeOfEdit(state, at))],
    ),
  )
}

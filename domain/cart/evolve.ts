import { absurdCase } from '../kernel/decider'
import type { CommandId } from '../kernel/ids'
import { applyChanges } from './apply-changes'
import { type Cart, isSameContext } from './cart'
import type { CartEvent } from './events'
import { withFailedItems, withoutReplaced, withRefused } from './refused-edits'
import type { CartState, PendingEdit } from './state'

type InContext = Extract<CartState, { tag: 'InContext' }>

export const noContext: CartState = { tag: 'NoContext' }

/** The state after a fact. Facts about a cart mean nothing outside a context. */
export const evolve = (state: CartState, event: CartEvent): CartState => {
  if (event.type === 'ContextEntered') {
    // Two tabs may both have entered before either knew of the other: what is pending stays.
    if (state.tag === 'InContext' && isSameContext(state.context, event.context)) return state
    return {
      tag: 'InContext',
      context: event.context,
      confirmed: undefined,
      pending: [],
      refused: [],
      fetchFailure: undefined,
    }
  }
  return state.tag === 'NoContext' ? state : evolveInContext(state, event)
}

const evolveInContext = (state: InContext, event: Exclude<CartEvent, { type: 'ContextEntered' }>): CartState => {
  switch (event.type) {
    case 'ContextLeft':
      return noContext
    case 'EditRequested': {
      const { id, at, edit, firstOutcome } = event
      return {
        ...state,
        pending: [...state.pending, { id, at, edit, firstOutcome }],
        refused: withoutReplaced(state.refused, edit),
      }
    }
    case 'EditsConfirmed':
      return {
        ...state,
        confirmed: state.confirmed === undefined ? undefined : applyChanges(state.confirmed, event.changes),
        pending: without(state.pending, event.edits),
        refused: withFailedItems(state.refused, among(state.pending, event.edits), event.changes.failed),
      }
    case 'EditsRefused':
      return {
        ...state,
        pending: without(state.pending, event.edits),
        refused: withRefused(state.refused, among(state.pending, event.edits), event.failure),
      }
    case 'RefusedEditsDismissed':
      return { ...state, refused: state.refused.filter(({ id }) => !event.edits.includes(id)) }
    case 'CartRequested':
      return { ...state, fetchFailure: undefined }
    case 'CartAdopted':
      return { ...state, confirmed: newer(state.confirmed, event.cart), fetchFailure: undefined }
    case 'FetchFailed':
      return { ...state, fetchFailure: event.failure }
    default:
      return absurdCase(event)
  }
}

const among = (pending: readonly PendingEdit[], settled: readonly CommandId[]): readonly PendingEdit[] =>
  pending.filter(({ id }) => settled.includes(id))

const without = (pending: readonly PendingEdit[], settled: readonly CommandId[]): readonly PendingEdit[] =>
  pending.filter(({ id }) => !settled.includes(id))

/** An answer that was overtaken on the way says nothing new. Another cart than the one known has taken its place. */
const newer = (confirmed: Cart | undefined, adopted: Cart): Cart =>
  confirmed?.cartId === adopted.cartId && adopted.version < confirmed.version ? confirmed : adopted

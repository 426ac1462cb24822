import { absurdCase } from '../kernel/decider'
import type { CommandId } from '../kernel/ids'
import { followsOn, isAbout, withDifference, type CartDifference } from './cart-difference'
import type { CartEvent, CartSummary, EditRequested } from './events'
import type { CartState } from './state'

type InContext = Extract<CartState, { tag: 'InContext' }>

export const noContext: CartState = { tag: 'NoContext' }

/** The state after a fact. Facts about a cart mean nothing outside a context. */
export const evolve = (state: CartState, event: CartEvent): CartState => {
  if (event.type === 'ContextEntered') {
    const { context, places } = event
    return { tag: 'InContext', context, places, confirmed: undefined, isBehind: false, pending: [] }
  }
  if (event.type === 'CartSummarised') return summarised(event.summary)
  return state.tag === 'NoContext' ? state : evolveInContext(state, event)
}

const summarised = (summary: CartSummary | undefined): CartState => {
  if (summary === undefined) return noContext
  const { confirmed: whole, ...rest } = summary
  return { tag: 'InContext', ...rest, confirmed: whole === undefined ? undefined : withDifference(undefined, whole) }
}

const evolveInContext = (
  state: InContext,
  event: Exclude<CartEvent, { type: 'ContextEntered' | 'CartSummarised' }>,
): CartState => {
  switch (event.type) {
    case 'ContextLeft':
      return noContext
    case 'LinesAddRequested':
    case 'QuantityChangeRequested':
    case 'DeliveryChangeRequested':
    case 'LabelChangeRequested':
    case 'LineRemovalRequested':
    case 'CartEmptyingRequested':
    case 'DeliveryDateRequested':
    case 'DeliveryInclusionRequested':
    case 'CartDeletionRequested':
      return { ...state, pending: [...state.pending, event] }
    case 'EditsConfirmed':
      return confirmed(state, event)
    case 'EditsRefused':
      // A refusal may tell that the cart is another than the one that was edited.
      return { ...state, isBehind: true, pending: without(state.pending, event.edits) }
    case 'CartRequested':
      return { ...state, places: event.places }
    case 'CartSynchronised':
      return synchronised(state, event.difference)
    case 'CartFetchFailed':
      return state
    default:
      return absurdCase(event)
  }
}

/** Of a deleted cart nothing is said any more, but that another one takes its place. */
const confirmed = (
  state: InContext,
  { edits, difference }: Extract<CartEvent, { type: 'EditsConfirmed' }>,
): InContext => {
  const isDeleted = state.pending.some(({ type, id }) => type === 'CartDeletionRequested' && edits.includes(id))
  const after = changed(state, difference)
  return { ...after, isBehind: after.isBehind || isDeleted, pending: without(state.pending, edits) }
}

/** A difference to another cart than the confirmed one is not laid on; the whole cart has to be fetched. */
const changed = (state: InContext, difference: CartDifference | undefined): InContext => {
  if (difference === undefined || !isAbout(state.confirmed, difference)) return { ...state, isBehind: true }
  return {
    ...state,
    confirmed: withDifference(state.confirmed, difference),
    isBehind: state.isBehind || !followsOn(difference),
  }
}

const synchronised = (state: InContext, difference: CartDifference | undefined): InContext => {
  if (difference === undefined) return state
  return isAbout(state.confirmed, difference)
    ? { ...state, confirmed: withDifference(state.confirmed, difference), isBehind: false }
    : { ...state, isBehind: true }
}

const without = (pending: readonly EditRequested[], settled: readonly CommandId[]): readonly EditRequested[] =>
  pending.filter(({ id }) => !settled.includes(id))

import { BehaviorSubject, filter, type Observable } from 'rxjs'
import { isEditRequested } from '#domain/cart/pending-edits'
import type { CartEvent } from '#domain/cart/protocol'
import type { CartState } from '#domain/cart/cart'
import { initialCartStatus, nextCartStatus, type CartStatus, type CartStatusEvent } from '#domain/cart/status'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { Transition } from '#application/runtime/outbox'

export interface CartStatusMachine extends Projection<CartStatus> {
  /** An event of the present cart, from this tab or another; `state` is the state after it. */
  readonly heard: (event: CartEvent, state: CartState) => void
  readonly logOut: () => void
}

/**
 * The cart's status: the transitions of its calls are looked up in the table of CART-09 to 20:
 * UPDATE when a call starts, SUCCESS or ERROR when the last open one settles (CART-21).
 * A tab that does not lead makes no calls; there a call lasts from its edit to the answer.
 */
export const createCartStatus = (transitions: Observable<Transition>, callsHere: () => boolean): CartStatusMachine => {
  const status = new BehaviorSubject<CartStatus>(initialCartStatus)
  const feed = (event: CartStatusEvent): void => status.next(nextCartStatus(status.value, event))

  transitions.pipe(filter(({ lane }) => lane === 'cart')).subscribe(({ kind, open }) => {
    if (kind === 'started') feed('UPDATE')
    else if (open === 0) feed(kind === 'succeeded' ? 'SUCCESS' : 'ERROR')
  })

  return {
    ...projectionOf(status),
    heard: (event, state) => {
      const next = callsHere() ? undefined : statusEventOf(event, state)
      if (next !== undefined) feed(next)
    },
    logOut: () => feed('LOGOUT'),
  }
}

const statusEventOf = (event: CartEvent, state: CartState): CartStatusEvent | undefined => {
  const isSettled = state.tag === 'InContext' && state.pending.length === 0
  if (isEditRequested(event)) return 'UPDATE'
  switch (event.type) {
    case 'ContextEntered':
    case 'CartRequested':
    case 'DeliveriesInOrderRequested':
    case 'HeldEditsSent':
      return 'UPDATE'
    case 'EditsConfirmed':
    case 'EditsReplaced':
    case 'EditsOvertaken':
    case 'EditsHeld':
    case 'CartSynchronised':
    case 'DeliveriesInOrderFound':
      return isSettled ? 'SUCCESS' : undefined
    case 'EditsRefused':
    case 'CartFetchFailed':
      return isSettled ? 'ERROR' : undefined
    case 'ContextLeft':
    case 'CartSummarised':
    case 'RefusedEditsDismissed':
    case 'DroppedEditsBroughtBack':
    case 'HeldEditsDiscarded':
      return undefined
  }
}

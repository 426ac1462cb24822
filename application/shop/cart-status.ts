import { filter, type Observable } from 'rxjs'
import { nextCartStatus, type CartStatus } from '#domain/cart/status'
import type { Projection } from '#application/projections/projection'
import { writableProjection } from '#application/projections/writable-projection'
import type { Transition } from '#application/runtime/outbox'

export interface CartStatusMachine extends Projection<CartStatus> {
  readonly logOut: () => void
}

/**
 * The cart's status, by feeding what happens to its calls through the table of CART-09 to 20:
 * UPDATE when a call starts, SUCCESS or ERROR when the last open one settles (CART-21).
 */
export const createCartStatus = (transitions: Observable<Transition>): CartStatusMachine => {
  const status = writableProjection<CartStatus>('noCart')
  transitions.pipe(filter(({ lane }) => lane === 'cart')).subscribe(({ kind, open }) => {
    if (kind === 'started') status.update((now) => nextCartStatus(now, 'UPDATE'))
    else if (open === 0) status.update((now) => nextCartStatus(now, kind === 'succeeded' ? 'SUCCESS' : 'ERROR'))
  })
  return {
    get: status.get,
    subscribe: status.subscribe,
    logOut: () => status.update((now) => nextCartStatus(now, 'LOGOUT')),
  }
}

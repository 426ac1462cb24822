import { BehaviorSubject, type Observable } from 'rxjs'
import type { CartEvent } from '#domain/cart/protocol'
import { isToldToUser } from '#domain/failure/failure-reason'
import { type Projection, projectionOf } from '#application/projections/projection'

/** Whether the latest fetch of the cart failed, so that it is shown as it was before. */
export const failedFetch = (events: Observable<{ readonly event: CartEvent }>): Projection<boolean> => {
  const failed = new BehaviorSubject(false)
  events.subscribe(({ event }) => {
    if (event.type === 'CartFetchFailed' && isToldToUser(event.failure)) failed.next(true)
    else if (failed.value && isNewCart(event)) failed.next(false)
  })
  return projectionOf(failed)
}

const isNewCart = ({ type }: CartEvent): boolean =>
  type === 'CartSynchronised' || type === 'ContextEntered' || type === 'ContextLeft'

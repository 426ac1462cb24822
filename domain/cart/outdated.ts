import type { CallFailure } from '../failure/call-failure'

/** Whether a change was refused only because the cart is a newer one than the change was made upon (412). */
export const isOutdated = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && failure.service === 'cart' && failure.status === 412

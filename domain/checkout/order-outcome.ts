import type { CallFailure } from '../failure/call-failure'

/**
 * Whether an order whose call failed is known not to be placed. It is unknown when the answer was lost on the way
 * (time-out, abort, network, 502 to 504) or came and could not be read: the service may have carried it out.
 */
export const orderOutcome = (failure: CallFailure): 'unknown' | 'declined' => {
  switch (failure.tag) {
    case 'Lost':
    case 'Aborted':
    case 'Unreadable':
      return 'unknown'
    case 'Refused':
      return failure.status >= 502 && failure.status <= 504 ? 'unknown' : 'declined'
  }
}

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

/** The code by which the order service says that an order no longer costs what its buyer was shown. */
export const TOTAL_CHANGED = 'TOTAL_CHANGED'

/** Whether an order was left alone only because its sum is another now: the buyer sees the new one and decides. */
export const isTotalChanged = (failure: CallFailure | undefined): boolean =>
  failure?.tag === 'Refused' && failure.code === TOTAL_CHANGED

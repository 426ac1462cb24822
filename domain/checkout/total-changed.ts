import type { CallFailure } from '../failure/call-failure'

/** The code by which the order service says that an order no longer costs what its buyer was shown. */
export const TOTAL_CHANGED = 'TOTAL_CHANGED'

/** Whether an order was left alone only because its sum is another now: the buyer sees the new one and decides. */
export const isTotalChanged = (failure: CallFailure | undefined): boolean =>
  failure?.tag === 'Refused' && failure.code === TOTAL_CHANGED

import type { CallFailure } from './call-failure'

/** `refused`: a real answer said no. `unsettled`: there was no such answer, so what was asked for still stands. */
export type FailedSettlement = 'refused' | 'unsettled'

/** Asked too early or too often, or not asked in time; and 401, since the next log-in of the same user asks again. */
const unsettledStatuses: readonly number[] = [401, 408, 425, 429]

/**
 * What a failed call says of the edit that it was made for. Time-outs, lost connections, calls that were stopped, 401,
 * 408, 425, 429 and 5xx settle nothing. An answer that breaks the contract was given by the service, and so settles it.
 */
export const settlementOf = (failure: CallFailure): FailedSettlement => {
  switch (failure.tag) {
    case 'Lost':
    case 'Aborted':
      return 'unsettled'
    case 'Unreadable':
      return 'refused'
    case 'Refused':
      return failure.status >= 500 || unsettledStatuses.includes(failure.status) ? 'unsettled' : 'refused'
  }
}

/** Milliseconds that the service wants to be left alone for; undefined where it did not say. */
export const retryAfterOf = (failure: CallFailure): number | undefined =>
  failure.tag === 'Refused' || failure.tag === 'Lost' ? failure.retryAfterMs : undefined

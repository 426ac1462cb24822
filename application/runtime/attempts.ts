import * as E from 'fp-ts/Either'
import { type CallFailure, settlementOf } from '#domain/failure/call-failure'
import type { CallAttempted } from '#application/log/codecs/attempt'
import type { Clock } from '#application/ports/clock'

/** Counts this tab's calls for each effect, so that the log states every call without a record for each of them. */
export interface Attempts {
  /** Counts a call that begins. The returned function ends it and returns all calls for the effect so far. */
  readonly begin: (
    effect: string,
    how: CallAttempted['how'],
  ) => (result: E.Either<CallFailure, unknown>) => CallAttempted
  readonly forget: (effect: string) => void
}

export const createAttempts = (clock: Pick<Clock, 'now'>): Attempts => {
  const made = new Map<string, Pick<CallAttempted, 'first' | 'count'>>()
  return {
    begin: (effect, how) => {
      const last = clock.now()
      const before = made.get(effect)
      const calls = { first: before?.first ?? last, count: (before?.count ?? 0) + 1 }
      made.set(effect, calls)
      return (result) => ({ type: 'CallAttempted', effect, how, last, ...calls, ...endOf(result) })
    },
    forget: (effect) => void made.delete(effect),
  }
}

const endOf = (result: E.Either<CallFailure, unknown>): Pick<CallAttempted, 'ended' | 'failure'> =>
  E.isRight(result)
    ? { ended: 'answered', failure: undefined }
    : { ended: settlementOf(result.left), failure: nameOf(result.left) }

const nameOf = (failure: CallFailure): string => {
  const status = 'status' in failure ? failure.status : undefined
  return status === undefined ? failure.tag : `${failure.tag} ${status}`
}

import * as TE from 'fp-ts/TaskEither'
import type { Problem } from '#application/ports/error-reporter'
import type { SearchService } from '#application/ports/search-service'
import type { BehaviourEvent } from '#domain/tracking/behaviour-events'
import type { CallFailure } from '#domain/failure/call-failure'

/** What was told of behaviour, and which problems were reported. */
export interface RecordedTracking extends Pick<SearchService, 'createEvents'> {
  id: string | undefined
  /** The next calls fail so. */
  failure: CallFailure | undefined
  readonly calls: (readonly BehaviourEvent[])[]
  readonly problems: Problem[]
}

export const recordedTracking = (): RecordedTracking => {
  const tracking: RecordedTracking = {
    id: 'abcdefghijklmnopqrstu',
    failure: undefined,
    calls: [],
    problems: [],
    createEvents: (events) => {
      tracking.calls.push(events)
      return tracking.failure === undefined ? TE.right(undefined) : TE.left(tracking.failure)
    },
  }
  return tracking
}

import { BehaviorSubject, concat, EMPTY, map, of, switchMap } from 'rxjs'
import type { Timers } from '../ports/timers'
import { after } from '../timing/after'
import { type Projection, projectionOf, valuesOf } from './projection'

/** Milliseconds without an answer after which a change is shown as waiting: most are answered sooner. */
const WAITING_AFTER_MS = 3_000

/**
 * Whether changes wait for a service that does not answer: the oldest one has been under way for a while.
 * Seen by the changes alone, so it is the same in the tab that makes the calls and in the others.
 * @param oldest id of the oldest change that is not settled
 */
export const waitingSince = (oldest: Projection<string | undefined>, timers: Timers): Projection<boolean> => {
  const waiting = new BehaviorSubject(false)
  valuesOf(oldest)
    .pipe(
      switchMap((change) =>
        concat(of(false), change === undefined ? EMPTY : after(timers, WAITING_AFTER_MS).pipe(map(() => true))),
      ),
    )
    .subscribe(waiting)
  return projectionOf(waiting)
}

import { Observable } from 'rxjs'
import type { Timers } from '../ports/timers'

/** Emits once, after `ms` milliseconds. Unsubscribing cancels the timer. */
export const after = (timers: Timers, ms: number): Observable<void> =>
  new Observable((subscriber) =>
    timers.after(ms, () => {
      subscriber.next()
      subscriber.complete()
    }),
  )

import * as E from 'fp-ts/Either'
import { finalize, map, Observable, of, share, startWith, Subject, switchMap, tap } from 'rxjs'
import { retryAfterOf, settlementOf } from '#domain/failure/call-failure'
import type { Call, CallOptions } from '../ports/call'
import type { Chance } from '../ports/chance'
import type { Connectivity } from '../ports/connectivity'
import type { Timers } from '../ports/timers'
import { after } from '../timing/after'
import { keepTrying } from '../timing/keep-trying'
import { asking, type Answer, type SharedAnswers } from './answer'

/**
 * Shares a call between views. `pauseMs`: milliseconds that the first subscriber must stay before the call is made.
 * A call without an answer is `Failed` after a while. One that was not settled (`settlementOf`) is `Failed` too and is repeated in the background until it is settled.
 */
export type ShareAnswers = <Args, T>(
  call: (args: Args, options: CallOptions) => Call<T>,
  pauseMs?: number,
) => SharedAnswers<Args, T>

export interface ShareAnswersParts {
  readonly timers: Timers
  readonly chance: Chance
  readonly connectivity: Connectivity
}

/**
 * Milliseconds after which an answer that has not come is said to have failed. The call goes on, and its answer is shown
 * when it comes.
 */
const LATE_AFTER_MS = 4_000

/** One call and its repetitions. Unsubscribing aborts it. */
const answersTo = <T>(
  call: (options: CallOptions) => Call<T>,
  failed: Answer<T>,
  parts: ShareAnswersParts,
): Observable<Answer<T>> =>
  new Observable<Answer<T>>((subscriber) => {
    const controller = new AbortController()
    const { signal } = controller
    let stopWaiting = (): void => undefined
    const attempt = async () => {
      const stopTimer = parts.timers.after(LATE_AFTER_MS, () => subscriber.next(failed))
      stopWaiting = stopTimer
      const result = await call({ signal })()
      stopTimer()
      if (signal.aborted) return E.right(undefined)
      subscriber.next(E.isRight(result) ? { tag: 'Answered', value: result.right } : failed)
      return E.isLeft(result) && settlementOf(result.left) === 'unsettled' ? result : E.right(undefined)
    }
    const trying = keepTrying(attempt, { ...parts, retryAfterMs: retryAfterOf })
    void trying.attempt()
    return () => {
      trying.stop()
      stopWaiting()
      controller.abort()
    }
  })

interface Shared<T> {
  readonly answers: Observable<Answer<T>>
  present: Answer<T>
}

export const createShareAnswers =
  (parts: ShareAnswersParts): ShareAnswers =>
  <Args, T>(call: (args: Args, options: CallOptions) => Call<T>, pauseMs = 0): SharedAnswers<Args, T> => {
    const byKey = new Map<string, Shared<T>>()

    const create = (key: string, args: Args): Shared<T> => {
      const retries = new Subject<void>()
      const failed: Answer<T> = { tag: 'Failed', retry: () => retries.next() }
      const shared: Shared<T> = {
        present: asking,
        answers: retries.pipe(
          map(() => 0),
          startWith(pauseMs),
          switchMap((waitMs) =>
            (waitMs === 0 ? of(undefined) : after(parts.timers, waitMs)).pipe(
              switchMap(() => answersTo((options) => call(args, options), failed, parts)),
              startWith(asking),
            ),
          ),
          tap((answer) => {
            shared.present = answer
          }),
          finalize(() => byKey.delete(key)),
          share(),
        ),
      }
      byKey.set(key, shared)
      return shared
    }

    return {
      get: (args) => byKey.get(JSON.stringify(args))?.present ?? asking,
      subscribe: (args, listener) => {
        const key = JSON.stringify(args)
        const { answers } = byKey.get(key) ?? create(key, args)
        const subscription = answers.subscribe(listener)
        return () => subscription.unsubscribe()
      },
    }
  }

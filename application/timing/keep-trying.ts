import * as E from 'fp-ts/Either'
import type { Chance } from '../ports/chance'
import type { Connectivity } from '../ports/connectivity'
import type { Timers } from '../ports/timers'
import { retryWaitMs } from './retry-wait'

export interface RetryOptions<Failure> {
  readonly timers: Timers
  readonly chance: Chance
  readonly connectivity: Pick<Connectivity, 'whenBack'>
  /** Milliseconds that a failure asks for before the next attempt (`Retry-After`); undefined without one. */
  readonly retryAfterMs: (failure: Failure) => number | undefined
}

export interface KeptTrying<Failure, Result> {
  /** The outcome of the attempt under way, or of one that begins now. Never rejects. */
  readonly attempt: () => Promise<E.Either<Failure, Result>>
  /** Resolves with the first success. Never rejects; pending until the first `attempt` and while all attempts fail. */
  readonly success: Promise<Result>
  /** No attempt begins by itself after this. The attempt under way is not interrupted. */
  readonly stop: () => void
}

/**
 * From the first `attempt` on, repeats a task that failed until it succeeds: after waits that grow (`retryWaitMs`), and
 * at once when the connection returns, unless the failure asked for a wait. A success is kept.
 */
export const keepTrying = <Failure, Result>(
  task: () => Promise<E.Either<Failure, Result>>,
  { timers, chance, connectivity, retryAfterMs }: RetryOptions<Failure>,
): KeptTrying<Failure, Result> => {
  let latest: Promise<E.Either<Failure, Result>> | undefined
  let failures = 0
  let stopped = false
  let stopWaiting = (): void => undefined
  let succeed: (result: Result) => void = () => undefined
  const success = new Promise<Result>((resolve) => {
    succeed = resolve
  })

  const waitAfter = (failure: Failure): void => {
    if (stopped) return
    failures += 1
    const asked = retryAfterMs(failure)
    const retry = (): void => void attempt()
    const stopTimer = timers.after(retryWaitMs(failures, chance.next(), asked), retry)
    const stopListening = asked === undefined ? connectivity.whenBack(retry) : () => undefined
    stopWaiting = () => {
      stopTimer()
      stopListening()
    }
  }

  const run = async (): Promise<E.Either<Failure, Result>> => {
    const outcome = await task()
    if (E.isRight(outcome)) {
      succeed(outcome.right)
      return outcome
    }
    latest = undefined
    waitAfter(outcome.left)
    return outcome
  }

  const attempt = (): Promise<E.Either<Failure, Result>> => {
    stopWaiting()
    latest ??= run()
    return latest
  }

  const stop = (): void => {
    stopped = true
    stopWaiting()
  }

  return { attempt, success, stop }
}

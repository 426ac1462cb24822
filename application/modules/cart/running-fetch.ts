import type * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Call, CallOptions } from '#application/ports/call'

/** The fetch of the cart that runs in this tab. */
export interface RunningFetch {
  /** Makes the call that `ask` returns. It ends with the answer to the latest attempt. */
  readonly run: <Answer>(ask: (options: CallOptions) => Call<Answer>, options: CallOptions) => Call<Answer>
  /** Makes the running call again and aborts the attempt that has no answer; false where no call runs. */
  readonly again: () => boolean
}

/** A new attempt need not wait until an old one, to a service that hangs, has timed out. */
export const createRunningFetch = (): RunningFetch => {
  let attempt: (() => Promise<void>) | undefined

  const run =
    <Answer>(ask: (options: CallOptions) => Call<Answer>, options: CallOptions): Call<Answer> =>
    () =>
      new Promise<E.Either<CallFailure, Answer>>((resolve) => {
        let latest: AbortController | undefined
        const stop = () => latest?.abort()
        const begin = async (): Promise<void> => {
          latest?.abort()
          const own = new AbortController()
          latest = own
          if (options.signal?.aborted === true) own.abort()
          const outcome = await ask({ ...options, signal: own.signal })()
          if (latest !== own) return
          if (attempt === begin) attempt = undefined
          options.signal?.removeEventListener('abort', stop)
          resolve(outcome)
        }
        options.signal?.addEventListener('abort', stop)
        attempt = begin
        void begin()
      })

  return {
    run,
    again: () => {
      void attempt?.()
      return attempt !== undefined
    },
  }
}

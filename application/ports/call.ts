import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '#domain/failure/call-failure'

/** The result of asking a service: an answer, or a typed reason why there is none. Never rejects. */
export type Call<Answer> = TaskEither<CallFailure, Answer>

/** What a caller may say of any call. `signal` stops it; the failure is then `Aborted`. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Id of what began it all; services that we run write it in their log lines. */
  readonly correlation?: string
}

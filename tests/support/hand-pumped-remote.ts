import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Call } from '#application/ports/call'

/** A call on its way to a service, answered when the test says so. */
export interface OpenCall<Request, Answer> {
  readonly request: Request
  readonly signal: AbortSignal
  readonly answer: (answer: Answer) => void
  readonly fail: (failure: CallFailure) => void
}

export interface HandPumpedRemote<Request, Answer> {
  readonly call: (request: Request, signal: AbortSignal) => Call<Answer>
  /** Calls not answered yet, oldest first. */
  readonly open: () => readonly OpenCall<Request, Answer>[]
  /** The oldest of them; fails the test when there is none. */
  readonly next: () => OpenCall<Request, Answer>
  /** Everything ever asked. */
  readonly requests: Request[]
}

export const createHandPumpedRemote = <Request, Answer>(): HandPumpedRemote<Request, Answer> => {
  const requests: Request[] = []
  let open: readonly OpenCall<Request, Answer>[] = []
  return {
    requests,
    call: (request, signal) => () =>
      new Promise((resolve) => {
        requests.push(request)
        const end = (result: E.Either<CallFailure, Answer>): void => {
          open = open.filter((other) => other !== call)
          resolve(result)
        }
        const call: OpenCall<Request, Answer> = {
          request,
          signal,
          answer: (answer) => end(E.right(answer)),
          fail: (failure) => end(E.left(failure)),
        }
        open = [...open, call]
      }),
    open: () => open,
    next: () => {
      const [call] = open
      if (call === undefined) throw new Error('no call is on its way')
      return call
    },
  }
}

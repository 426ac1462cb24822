import * as E from 'fp-ts/Either'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import type { Call, CallOptions } from '#application/ports/call'

/** What a caller asks of a service. */
interface Request<Answer> {
  readonly name: string
  readonly with: unknown
  readonly service: Service
  readonly carryOut: () => E.Either<CallFailure, Answer>
}

type Fate =
  | { readonly tag: 'Refused'; readonly failure: CallFailure }
  | { readonly tag: 'AnswerLost'; readonly failure: CallFailure | undefined }
  | { readonly tag: 'Held'; readonly part: 'request' | 'answer'; readonly released: Promise<void> }

/** The way to the services: carries every call, unless a test has said what the next one of a name shall meet. */
export interface ScriptedNetwork {
  readonly carry: <Answer>(request: Request<Answer>, options: CallOptions | undefined) => Call<Answer>
  /** What the calls of a name were asked with, oldest first. */
  readonly asked: (name: string) => readonly unknown[]
  /** Names of all calls since the last `forget`, oldest first. */
  readonly calls: () => readonly string[]
  readonly forget: () => void
  /** The service does not do what the next call of that name asks for. */
  readonly refuse: (name: string, failure: CallFailure) => void
  /** The service does it, and nobody hears of it: the caller gets the failure instead, or no answer at all. */
  readonly loseAnswer: (name: string, failure?: CallFailure) => void
  /** The next call hangs: its request before the service has it, or its answer. Calling the result lets it through. */
  readonly hold: (name: string, part?: 'request' | 'answer') => () => void
}

export const refusal = (service: Service, status: number, code?: string): Extract<CallFailure, { tag: 'Refused' }> => ({
  tag: 'Refused',
  service,
  status,
  message: undefined,
  code,
  details: [],
})

export const createScriptedNetwork = (): ScriptedNetwork => {
  const fates = new Map<string, Fate[]>()
  let asked: readonly { readonly name: string; readonly with: unknown }[] = []

  const script = (name: string, fate: Fate): void => void fates.set(name, [...(fates.get(name) ?? []), fate])

  const meet = async <Answer>(
    { name, service, carryOut }: Request<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<E.Either<CallFailure, Answer>> => {
    const fate = fates.get(name)?.shift()
    switch (fate?.tag) {
      case undefined:
        return carryOut()
      case 'Refused':
        return E.left(fate.failure)
      case 'AnswerLost':
        carryOut()
        return E.left(fate.failure ?? { tag: 'Lost', service, status: undefined })
      case 'Held': {
        const early = fate.part === 'answer' ? carryOut() : undefined
        const stopped = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
        await Promise.race([fate.released, stopped])
        if (signal?.aborted === true) return E.left({ tag: 'Aborted', service })
        return early ?? carryOut()
      }
    }
  }

  return {
    carry: (request, options) => async () => {
      asked = [...asked, { name: request.name, with: request.with }]
      await Promise.resolve()
      return meet(request, options?.signal)
    },
    asked: (name) => asked.filter((call) => call.name === name).map((call) => call.with),
    calls: () => asked.map(({ name }) => name),
    forget: () => {
      asked = []
    },
    refuse: (name, failure) => script(name, { tag: 'Refused', failure }),
    loseAnswer: (name, failure) => script(name, { tag: 'AnswerLost', failure }),
    hold: (name, part = 'request') => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      script(name, { tag: 'Held', part, released })
      return release
    },
  }
}

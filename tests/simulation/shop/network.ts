import * as E from 'fp-ts/Either'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import type { Call, CallOptions } from '#application/ports/call'
import type { Random } from './random'
import type { Trace } from './trace'
import type { VirtualTime } from './virtual-time'

/** How likely each fault is, from 0 to 1, and how long a request is on its way, in milliseconds. */
export interface Weather {
  readonly requestLost: number
  readonly answerLost: number
  readonly doubled: number
  /** 500, 502 or 503 without being carried out. */
  readonly unavailable: number
  /** 504 after it was carried out. */
  readonly cut: number
  /** 429 with a time to wait. */
  readonly tooMany: number
  /** 409, 412 or 422 for no reason that the client could know. */
  readonly refused: number
  readonly slow: number
  readonly delay: readonly [number, number]
}

export const goodWeather: Weather = {
  ...{ requestLost: 0, answerLost: 0, doubled: 0, unavailable: 0, cut: 0, tooMany: 0, refused: 0, slow: 0 },
  delay: [5, 25],
}

/** Whoever asks: an answer reaches nobody when its tab is gone. */
export interface Caller {
  readonly name: string
  readonly isAlive: () => boolean
}

export interface Request<Answer> {
  readonly name: string
  readonly service: Service
  /** What the service does, at the moment that the request arrives. */
  readonly carryOut: () => E.Either<CallFailure, Answer>
  /** What the browser does with an answer that it gets, before the caller has it. */
  readonly received?: (answer: Answer) => void
}

export interface Network {
  readonly carry: <Answer>(caller: Caller, request: Request<Answer>, options: CallOptions | undefined) => Call<Answer>
  readonly weather: (weather: Weather) => void
  /** No request arrives and no answer comes back. */
  readonly offline: (isOffline: boolean) => void
}

/** Milliseconds after which the client gives a call up. */
const TIME_OUT_MS = 30_000

const answered = (service: Service, status: number, retryAfterMs?: number): CallFailure => ({
  ...{ tag: 'Refused', service, status, message: undefined, code: undefined, details: [] },
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})

/** The faults of a network and of the machines before the services. All chances are drawn when a call begins. */
export const createNetwork = (time: VirtualTime, random: Random, trace: Trace): Network => {
  let weather = goodWeather
  let isOffline = false

  /** What a machine before the service answers without asking it; undefined where the service is asked. */
  const turnedAway = (service: Service): CallFailure | undefined => {
    if (random.chance(weather.unavailable)) {
      const status = random.pick([500, 502, 503])
      return status === 502 ? { tag: 'Lost', service, status } : answered(service, status)
    }
    if (random.chance(weather.tooMany)) return answered(service, 429, random.between(1, 6) * 1_000)
    return random.chance(weather.refused) ? answered(service, random.pick([409, 412, 422])) : undefined
  }

  const delay = (): number => {
    const [low, high] = weather.delay
    return random.chance(weather.slow) ? random.between(2_000, 45_000) : random.between(low, high)
  }

  const carry: Network['carry'] = (caller, request, options) => () =>
    new Promise((resolve) => {
      const { name, service } = request
      const lost: CallFailure = { tag: 'Lost', service, status: undefined }
      let isOver = false
      const end = (result: Parameters<typeof resolve>[0]): void => {
        if (isOver) return
        isOver = true
        stopWaiting()
        options?.signal?.removeEventListener('abort', stop)
        resolve(result)
      }
      const stop = (): void => end(E.left({ tag: 'Aborted', service }))
      const stopWaiting = time.after(TIME_OUT_MS, () => end(E.left(lost)))
      trace.note(`${caller.name} asks ${name}`)
      if (options?.signal?.aborted === true) return stop()
      options?.signal?.addEventListener('abort', stop)

      const fate = {
        isLost: random.chance(weather.requestLost),
        turnedAway: turnedAway(service),
        isAnswerLost: random.chance(weather.answerLost),
        isCut: random.chance(weather.cut),
        again: random.chance(weather.doubled) ? delay() + delay() : undefined,
        there: delay(),
        back: delay(),
        /** A request whose caller has gone may be on its way all the same. */
        arrivesAlone: random.chance(0.5),
      }
      const isGone = (): boolean => isOver || !caller.isAlive()
      time.after(fate.there, () => {
        if (isOffline) return end(E.left(lost))
        if (fate.isLost || (isGone() && !fate.arrivesAlone)) return trace.note(`${name} is lost`)
        if (fate.turnedAway !== undefined) {
          const failure = fate.turnedAway
          return void time.after(fate.back, () => end(E.left(failure)))
        }
        const answer = request.carryOut()
        trace.note(`${name} arrives`)
        if (fate.again !== undefined) time.after(fate.again, () => void request.carryOut())
        if (fate.isAnswerLost) return undefined
        time.after(fate.back, () => {
          if (isOffline || isGone()) return
          if (fate.isCut) return end(E.left({ tag: 'Lost', service, status: 504 }))
          if (E.isRight(answer)) request.received?.(answer.right)
          end(answer)
        })
        return undefined
      })
      return undefined
    })

  return {
    carry,
    weather: (next) => {
      weather = next
    },
    offline: (is) => {
      isOffline = is
    },
  }
}

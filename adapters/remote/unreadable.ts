import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import { decode, type Codec } from '#adapters/contract/codec'

const MOST_FAULTS = 20

/** Where the contract broke, without the values: an answer may hold what must not be logged. */
const withoutValue = (fault: string): string =>
  fault.replace(/^Invalid value [\s\S]* supplied to /, 'Invalid value supplied to ')

export const unreadable = (service: Service, faults: readonly string[]): CallFailure => ({
  tag: 'Unreadable',
  service,
  faults: faults.slice(0, MOST_FAULTS).map(withoutValue),
})

/** Reads a service's answer by its codec; an answer that breaks the contract is `Unreadable`. */
export const readBy = <Answer>(
  service: Service,
  codec: Codec<Answer>,
  answer: unknown,
): E.Either<CallFailure, Answer> =>
  pipe(
    decode(codec, answer),
    E.mapLeft((faults) => unreadable(service, faults)),
  )

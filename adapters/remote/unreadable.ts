import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import type { Codec } from '#application/codecs/codec'

const MOST_FAULTS = 20
const LONGEST_NAME = 60

export const unreadable = (service: Service, faults: readonly string[]): CallFailure => ({
  tag: 'Unreadable',
  service,
  faults: faults.slice(0, MOST_FAULTS),
})

/**
 * Where the contract was broken and what was expected. Without the value, which may be data that must not be logged.
 */
const faultAt = ({ context }: t.ValidationError): string => {
  const path = context.map(({ key }) => key).filter((key) => key !== '')
  return `/${path.join('/')}: expected ${(context.at(-1)?.type.name ?? 'another value').slice(0, LONGEST_NAME)}`
}

/** Reads a service's answer by its codec; an answer that breaks the contract is `Unreadable`. */
export const readBy = <Answer>(
  service: Service,
  codec: Codec<Answer>,
  answer: unknown,
): E.Either<CallFailure, Answer> =>
  pipe(
    codec.decode(answer),
    E.mapLeft((errors) => unreadable(service, errors.map(faultAt))),
  )

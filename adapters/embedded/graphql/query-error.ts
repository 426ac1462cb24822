import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import mercurius from 'mercurius'
import { readAs, type RequestFailure } from '../request-failure'

/** A failure as GraphQL tells it: the message for people, the code for programs. */
export const queryError = ({ message, code }: RequestFailure): Error => new mercurius.ErrorWithProps(message, { code })

/** The arguments of a field by their codec. GraphQL's way to refuse a field is to throw. */
export const argumentsOf = <A>(codec: t.Type<A, unknown>, given: unknown): A => {
  const read = readAs(codec, given)
  if (E.isLeft(read)) throw queryError(read.left)
  return read.right
}

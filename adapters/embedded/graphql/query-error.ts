import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import mercurius from 'mercurius'
import { readAs, type RequestFailure } from '../request-failure'

/** A failure as a GraphQL error: the message is for users, the code for programs. */
export const queryError = ({ message, code }: RequestFailure): Error => new mercurius.ErrorWithProps(message, { code })

/** Decodes the arguments of a field. Throws on a fault, as GraphQL requires. */
export const argumentsOf = <A>(codec: t.Type<A, unknown>, given: unknown): A => {
  const read = readAs(codec, given)
  if (E.isLeft(read)) throw queryError(read.left)
  return read.right
}

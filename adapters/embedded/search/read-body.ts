import type { FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Codec } from '#application/codecs/codec'
import { limits } from '../limits'
import { pathOfFault } from '../request-failure'
import { badRequest, type SearchFault } from './search-fault'

const { longestUserId } = limits.search

const headerFault = ({ headers }: FastifyRequest): SearchFault | undefined => {
  if (headers['api-version'] !== 'V3') return badRequest('api-version', 'The header api-version must be V3')
  const userId = headers['user-id']
  if (typeof userId !== 'string' || userId.trim() === '') return badRequest('user-id', 'The header user-id is missing')
  return userId.length > longestUserId
    ? badRequest('user-id', `The header user-id has at most ${longestUserId} characters`)
    : undefined
}

/** Clients write null for what they leave out. */
const withoutNulls = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutNulls)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, withoutNulls(part)]])),
  )
}

/** The body of a call of the V3 protocol (SEARCH-06), or what is wrong with its headers or its body. */
export const readBody = <Body>(request: FastifyRequest, codec: Codec<Body>): E.Either<SearchFault, Body> => {
  const fault = headerFault(request)
  if (fault !== undefined) return E.left(fault)
  return pipe(
    codec.decode(withoutNulls(request.body)),
    E.mapLeft(([first]) =>
      first === undefined
        ? badRequest('body', 'The body cannot be read')
        : badRequest(
            pathOfFault(first) || 'body',
            first.message ?? `Expected ${first.context.at(-1)?.type.name ?? 'something else'}`,
          ),
    ),
  )
}

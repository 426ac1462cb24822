import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../auth/identity'
import { hashOfRequest, type KeyedRequest } from '../idempotency/idempotent-response'
import { idempotencyKeyOf } from '../idempotency/read-key'
import type { RequestFailure } from '../request-failure'

/** The idempotency key of a call with what it asks for; undefined for a call without a key. */
export const keyedRequestOf = (
  request: FastifyRequest,
  { userId }: Identity,
): E.Either<RequestFailure, KeyedRequest | undefined> => {
  const key = idempotencyKeyOf(request)
  if (E.isLeft(key)) return key
  if (key.right === undefined) return E.right(undefined)
  const hash = hashOfRequest({ route: request.routeOptions.url, params: request.params, body: request.body })
  return E.right({ userId, key: key.right, hash, at: request.server.services.clock.now() })
}

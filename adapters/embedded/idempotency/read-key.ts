import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'

/** The header `Idempotency-Key`, if the request carries one. */
export const idempotencyKeyOf = (request: FastifyRequest): E.Either<RequestFailure, string | undefined> => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return E.right(undefined)
  return typeof key === 'string' && key !== '' && key.length <= limits.request.longestIdempotencyKey
    ? E.right(key)
    : E.left({
        status: 400,
        code: 'INVALID_IDEMPOTENCY_KEY',
        message: `Idempotency-Key ska ha 1 till ${limits.request.longestIdempotencyKey} tecken.`,
      })
}

import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { cartId } from '#domain/kernel/ids'
import { identityOf } from '../auth/identity'
import { hashOfRequest } from '../idempotency/idempotent-response'
import { idempotencyKeyOf } from '../idempotency/read-key'
import { notLoggedIn, type RequestFailure } from '../request-failure'
import type { CartCall } from './change-cart'
import { demandedVersions } from './version-header'

export interface CartParams {
  readonly cartId: string
  /** The cart whose lines are to come. */
  readonly sourceId?: string
}

/** Reads the user, the cart and the conditions of a change from token, path and headers. */
export const cartCallOf = async (
  request: FastifyRequest<{ Params: CartParams }>,
): Promise<E.Either<RequestFailure, CartCall>> => {
  const { services } = request.server
  const identity = await identityOf(request)
  if (identity === undefined) return E.left(notLoggedIn)
  const ifMatch = demandedVersions(request)
  if (E.isLeft(ifMatch)) return ifMatch
  const { sourceId } = request.params
  return E.right({
    services,
    identity,
    cartId: cartId(request.params.cartId),
    source: sourceId === undefined ? undefined : cartId(sourceId),
    ifMatch: ifMatch.right,
    request: undefined,
  })
}

/**
 * The same, with the idempotency key of the call.
 * @param content what the request asks for, where its body does not say it
 */
export const keyedCartCallOf = async (
  request: FastifyRequest<{ Params: CartParams }>,
  content: unknown = request.body,
): Promise<E.Either<RequestFailure, CartCall>> => {
  const call = await cartCallOf(request)
  if (E.isLeft(call)) return call
  const key = idempotencyKeyOf(request)
  if (E.isLeft(key)) return key
  if (key.right === undefined) return call
  const { identity, services, cartId, source } = call.right
  const hash = hashOfRequest({ route: request.routeOptions.url, cartId, source, body: content })
  return E.right({
    ...call.right,
    request: { userId: identity.userId, key: key.right, hash, at: services.clock.now() },
  })
}

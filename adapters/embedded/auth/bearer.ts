import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RIGHTS_CHANGED_HEADER } from '#adapters/contract/session'
import { areSameRights } from '#domain/session/permissions'
import { brandConfigOf } from '../config/brand-config'
import type { RequestFailure } from '../request-failure'
import { limits } from '../limits'
import { readAccessToken, type ReadToken, type TokenSession } from './access-token'
import type { Authentication } from './authentication'
import { rememberBearer, type Identity } from './identity'
import { invalidToken } from './invalid-token'
import type { ReportSecurityEvent } from './security-events'

type Read<A> = Promise<E.Either<RequestFailure, A>>

/** A request's bearer token, verified by its signature alone; `undefined` when the request carries none. */
const bearerTokenOf = async (
  { keys, clock }: Authentication,
  request: FastifyRequest,
  takesExpired: boolean,
  report: ReportSecurityEvent,
): Read<ReadToken | undefined> => {
  const { authorization } = request.headers
  if (authorization === undefined) return E.right(undefined)
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
  const read = await readAccessToken(keys.accessTokens, token, {
    now: new Date(clock.now()),
    brand: brandConfigOf(request).brand,
    takesExpired,
  })
  if (E.isRight(read)) return read
  if (read.left === 'forged') report('TOKEN_FORGED')
  return E.left(invalidToken)
}

/** The session of a request's bearer token, by its signature alone; `undefined` when the request carries none. */
export const tokenSessionOf = async (
  auth: Authentication,
  request: FastifyRequest,
  takesExpired: boolean,
  report: ReportSecurityEvent,
): Read<TokenSession | undefined> => {
  const token = await bearerTokenOf(auth, request, takesExpired, report)
  return E.isLeft(token) ? token : E.right(token.right?.session)
}

/**
 * The current identity of a token. A token whose session has ended, or whose customer is no longer the user's, is
 * refused.
 */
export const currentIdentityOf = async (
  { sessions }: Authentication,
  token: TokenSession,
  report: ReportSecurityEvent,
): Read<Identity> => {
  const identity = await sessions.identityOf(token)
  if (O.isSome(identity)) return E.right(identity.value)
  report('TOKEN_OF_ENDED_SESSION', { account: token.userId })
  return E.left(invalidToken)
}

/**
 * Checks the bearer token of a request and records its owner. A request without a token is a visitor's. A token that
 * is not ours, has expired or belongs to an ended session is refused (ERROR-07). The answer says whether the user may do
 * other things now than when the token was signed (PERM-09).
 */
export const checkBearer = async (
  auth: Authentication,
  request: FastifyRequest,
  reply: FastifyReply,
  report: ReportSecurityEvent,
): Promise<RequestFailure | undefined> => {
  const token = await bearerTokenOf(auth, request, false, report)
  if (E.isLeft(token)) return token.left
  if (token.right === undefined) return undefined
  const identity = await currentIdentityOf(auth, token.right.session, report)
  if (E.isLeft(identity)) return identity.left
  rememberBearer(request, identity.right)
  if (isOutdated(token.right, identity.right, auth)) reply.header(RIGHTS_CHANGED_HEADER, token.right.expiresAt)
  return undefined
}

/**
 * A new token is not judged: what this process keeps of the user may be older than it, and the caller would exchange it
 * again and again.
 */
const isOutdated = ({ rights, issuedAt }: ReadToken, identity: Identity, { clock }: Authentication): boolean =>
  !areSameRights(rights, identity) && Date.parse(clock.now()) - issuedAt * 1000 > limits.session.checkedForMs

import * as O from 'fp-ts/Option'
import type { FastifyRequest } from 'fastify'
import type { RequestFailure } from '../request-failure'
import { readAccessToken } from './access-token'
import type { Authentication } from './authentication'
import { rememberBearer } from './identity'
import { invalidToken } from './refresh'

// A spent token must not keep anybody from getting a new one, nor from ending the session.
const opensOrEndsSession = (request: FastifyRequest): boolean => /\/v2\/sessions\//.test(request.url)

/**
 * Checks the bearer token of a request and remembers whose it is. A request without one is a visitor's; a token that is
 * not ours or has expired is refused (ERROR-07), on every call but those of the session itself.
 */
export const checkBearer = async (
  { key, clock }: Authentication,
  request: FastifyRequest,
): Promise<RequestFailure | undefined> => {
  const { authorization } = request.headers
  if (authorization === undefined) return undefined
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
  const spentIsFine = opensOrEndsSession(request)
  const identity = await readAccessToken(key, token, spentIsFine ? undefined : new Date(clock.now()))
  if (O.isSome(identity)) {
    rememberBearer(request, identity.value)
    return undefined
  }
  return spentIsFine ? undefined : invalidToken
}

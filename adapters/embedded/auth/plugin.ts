import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { LogInAnswer, LogInBody, UserCodec } from '#adapters/contract/session'
import { routes } from '#adapters/contract/paths'
import { notFound, notLoggedIn, readAs, sendFailure, sendOutcome } from '../request-failure'
import { signingKey } from './access-token'
import type { Authentication } from './authentication'
import { checkBearer } from './bearer'
import { identityOf } from './identity'
import { logIn } from './log-in'
import { credentialsIn } from './log-in-names'
import { readUser } from './read-user'
import { endSession, invalidToken, refresh } from './refresh'
import { dropExpiredTokens } from './refresh-token'

/**
 * Sessions and users, and the check of the bearer token for every route beside and below. Register it first, on the
 * instance that carries all services.
 */
export const authPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, ids } = app.services
  const auth: Authentication = { db, clock, ids, key: await signingKey(db) }
  await dropExpiredTokens(db, clock.now())

  app.addHook('onRequest', async (request, reply) => {
    const failure = await checkBearer(auth, request)
    return failure === undefined ? undefined : sendFailure(reply, failure)
  })

  app.post(routes.logIn.path, async (request, reply) => {
    const body = readAs(LogInBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    reply.header('cache-control', 'no-store')
    if (body.right.refreshToken !== undefined) {
      return sendOutcome(reply, LogInAnswer, await refresh(auth, body.right.refreshToken, body.right))
    }
    const credentials = credentialsIn(body.right)
    if (credentials === undefined) {
      return sendFailure(reply, { status: 400, code: 'CREDENTIALS_MISSING', message: 'Ange användarnamn och lösenord' })
    }
    return sendOutcome(reply, LogInAnswer, await logIn(auth, credentials, request.ip))
  })

  app.delete<{ Params: { id: string } }>(routes.logOut.path, async (request, reply) => {
    const identity = await identityOf(request)
    if (identity === undefined) return sendFailure(reply, invalidToken)
    const session = request.params.id === 'current' ? identity.sessionId : request.params.id
    return (await endSession(auth, identity.userId, session)) ? reply.code(204).send() : sendFailure(reply, notFound)
  })

  app.get<{ Params: { id: string } }>(routes.user.path, async (request, reply) => {
    const identity = await identityOf(request)
    if (identity === undefined) return sendFailure(reply, notLoggedIn)
    const user = await readUser(db, identity, request.params.id)
    reply.header('cache-control', 'no-store')
    return user === undefined ? sendFailure(reply, notFound) : reply.send(UserCodec.encode(user))
  })
}

// Without this the check would hold for the routes of this plugin alone.
Object.assign(authPlugin, { [Symbol.for('skip-override')]: true })

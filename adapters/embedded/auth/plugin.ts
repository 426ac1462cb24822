import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { CredentialsRequestBody, LogInAnswer, LogInBody, PunchoutLogInBody } from '#adapters/contract/session'
import { NEW_PASSWORD_REQUIRED } from '#domain/session/challenge'
import { readEmail } from '#domain/kernel/email'
import { routes } from '#adapters/contract/paths'
import { brandConfigOf } from '../config/brand-config'
import { limits } from '../limits'
import { notFound, readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { tidyRegularly, workRegularly } from '../tidy-regularly'
import type { Authentication } from './authentication'
import { checkBearer, currentIdentityOf, tokenSessionOf } from './bearer'
import { createBoundedWork } from './bounded-work'
import { choosePassword } from './choose-password'
import { createEmailChanges, type EmailChanges } from './email-change'
import { revokeSession } from './end-session'
import { invalidToken } from './invalid-token'
import { knownDeviceOf, rememberDevice } from './known-device'
import { logIn, type LoggedIn, type LogInOrigin } from './log-in'
import { credentialsIn, passwordIn } from './log-in-names'
import { sendRefusal, type LogInRefusal } from './log-in-refusal'
import { answerPasswordRequests, notePasswordRequest } from './password-requests'
import { refresh } from './refresh'
import { securityReporter } from './security-events'
import { serverKeys } from './server-keys'
import { createSessionCheck, type SessionCheck } from './session-check'
import { tidySessions } from './tidying'

// With compression, the length of an answer would reveal how much of the caller's input recurs in its tokens.
const uncompressed = { compress: false } as const

const { mostPasswordsAtOnce, mostPasswordsWaiting, tidiedEveryMs, passwordRequestsLookedEveryMs } = limits.session

const noEmail: RequestFailure = {
  status: 422,
  code: 'INVALID_EMAIL',
  message: 'Ange en e-postadress, som namn@foretag.se',
}
const credentialsMissing: RequestFailure = {
  status: 400,
  code: 'CREDENTIALS_MISSING',
  message: 'Ange användarnamn och lösenord',
}
const unknownChallenge: RequestFailure = {
  status: 400,
  code: 'UNKNOWN_CHALLENGE',
  message: 'Ange ChallengeName, Session och ett nytt lösenord',
}
const credentialsRequested = 'Finns det ett konto med den e-postadressen kommer det strax ett mejl med en länk.'

declare module 'fastify' {
  interface FastifyInstance {
    /** Areas that change what a user may do, or whether a session goes on, tell it so. */
    sessionCheck: SessionCheck
    emailChanges: EmailChanges
  }
}

/**
 * Sessions, and the check of the bearer token for all other service routes. Register it first, on the
 * instance that carries all services.
 */
export const authPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, ids } = app.services
  const keys = await serverKeys(db)
  const auth: Authentication = {
    db,
    clock,
    ids,
    keys,
    sessions: createSessionCheck(db, clock),
    passwords: createBoundedWork({ mostAtOnce: mostPasswordsAtOnce, mostWaiting: mostPasswordsWaiting }),
  }
  app.decorate('sessionCheck', auth.sessions)
  app.decorate('emailChanges', createEmailChanges(auth))
  await tidyRegularly(app, tidiedEveryMs, () => tidySessions(db, clock.now()))

  // Log-in and a forgotten password need no token, and log-out accepts an expired one, so each reads what it needs itself.
  const unchecked = [routes.logIn, routes.punchoutLogIn, routes.logOut, routes.requestCredentials].map(
    ({ method, path }) => `${method} ${app.prefix}${path}`,
  )

  app.addHook('onRequest', async (request, reply) => {
    if (unchecked.includes(`${request.method} ${request.routeOptions.url}`)) return undefined
    const failure = await checkBearer(auth, request, reply, securityReporter(keys, request))
    return failure === undefined ? undefined : sendFailure(reply, failure)
  })

  app.post(routes.logIn.path, uncompressed, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = readAs(LogInBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const { refreshToken } = body.right
    if (refreshToken !== undefined) {
      const { brand } = brandConfigOf(request)
      const report = securityReporter(keys, request)
      return sendOutcome(reply, LogInAnswer, await refresh(auth, refreshToken, body.right, brand, report))
    }
    const { ChallengeName, Session } = body.right
    if (ChallengeName !== undefined || Session !== undefined) {
      const password = passwordIn(body.right)
      if (ChallengeName !== NEW_PASSWORD_REQUIRED || Session === undefined || password === undefined)
        return sendFailure(reply, unknownChallenge)
      return answerLogIn(auth, (origin) => choosePassword(auth, { session: Session, password }, origin), request, reply)
    }
    const credentials = credentialsIn(body.right)
    if (credentials === undefined) return sendFailure(reply, credentialsMissing)
    return answerLogIn(auth, (origin) => logIn(auth, credentials, origin, 'shop'), request, reply)
  })

  app.post(routes.punchoutLogIn.path, uncompressed, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = readAs(PunchoutLogInBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const credentials = credentialsIn(body.right)
    if (credentials === undefined) return sendFailure(reply, credentialsMissing)
    return answerLogIn(auth, (origin) => logIn(auth, credentials, origin, 'punchout'), request, reply)
  })

  const answerRequests = workRegularly(app, passwordRequestsLookedEveryMs, () => answerPasswordRequests(app.services))

  app.post(routes.requestCredentials.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = readAs(CredentialsRequestBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const email = readEmail(body.right.email)
    if (O.isNone(email)) return sendFailure(reply, noEmail)
    const noted = await notePasswordRequest(auth, email.value, request, securityReporter(keys, request))
    if (E.isLeft(noted)) return sendRefusal(reply, noted.left)
    // The link is made and sent afterwards: this answer takes as long for an address that nobody has.
    reply.raw.once('finish', () => setImmediate(answerRequests))
    return reply.code(202).send({ message: credentialsRequested })
  })

  app.delete<{ Params: { id: string } }>(routes.logOut.path, uncompressed, async (request, reply) => {
    const report = securityReporter(keys, request)
    const token = await tokenSessionOf(auth, request, true, report)
    if (E.isLeft(token) || token.right === undefined) return sendFailure(reply, invalidToken)
    const { sessionId, userId } = token.right
    const { id } = request.params
    if (id === 'current' || id === sessionId) {
      if (await revokeSession(auth, userId, sessionId)) report('SESSION_ENDED', { account: userId })
      return reply.code(204).send()
    }
    // An expired token, or one of an ended session, can end only its own session.
    const alive = await tokenSessionOf(auth, request, false, report)
    const identity =
      E.isRight(alive) && alive.right !== undefined ? await currentIdentityOf(auth, alive.right, report) : alive
    if (E.isLeft(identity)) return sendFailure(reply, invalidToken)
    if (!(await revokeSession(auth, userId, id))) return sendFailure(reply, notFound)
    report('SESSION_ENDED', { account: userId })
    return reply.code(204).send()
  })
}

// Without this, the check would apply only to the routes of this plugin.
Object.assign(authPlugin, { [Symbol.for('skip-override')]: true })

const answerLogIn = async (
  auth: Authentication,
  enter: (origin: LogInOrigin) => Promise<E.Either<LogInRefusal, LoggedIn>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { clock, keys } = auth
  const outcome = await enter({
    address: request.ip,
    brand: brandConfigOf(request).brand,
    deviceOf: (account) => knownDeviceOf(keys.knownDevices, request, account, clock.now()),
    report: securityReporter(keys, request),
  })
  if (E.isLeft(outcome)) {
    return sendRefusal(reply, outcome.left)
  }
  const { answer, userId: account } = outcome.right
  // A challenge is no log-in yet.
  if (answer.AuthenticationResult === undefined) return reply.send(LogInAnswer.encode(answer))
  // Each entrance knows the devices that came in by it.
  const path = request.routeOptions.url?.replace(/\/$/, '') ?? request.server.prefix
  rememberDevice(keys.knownDevices, request, reply, { account, now: clock.now(), path })
  return reply.send(LogInAnswer.encode(answer))
}

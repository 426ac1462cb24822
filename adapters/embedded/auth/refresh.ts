import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Instant } from '#domain/kernel/ids'
import type { LogInAnswer, LogInBody } from '#adapters/contract/session'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import { notFound, type RequestFailure } from '../request-failure'
import { tokensOf, type Authentication } from './authentication'
import { revokeSession } from './end-session'
import { invalidToken } from './invalid-token'
import { hashOfToken, keepRefreshToken, successorOf } from './refresh-token'
import type { ReportSecurityEvent } from './security-events'
import { beganAfter } from './session-age'
import { firstContext, ownedContext, wantedBy, type SessionContext } from './session-context'

type Outcome = E.Either<
  | { readonly tag: 'Reused'; readonly sessionId: string; readonly userId: string }
  | { readonly tag: 'Invalid' }
  | { readonly tag: 'Foreign' },
  { readonly answer: LogInAnswer; readonly sessionId: string }
>

/**
 * Exchanges a refresh token for its successor (AUTH-04) and, on request, changes customer and project. Within the
 * grace period an exchanged token gets the same successor again. After it, a reused token counts as stolen, and the
 * whole session ends.
 * @param brand of the requested host; a session of another brand is unknown there
 */
export const refresh = async (
  auth: Authentication,
  token: string,
  body: LogInBody,
  brand: BrandCode,
  report: ReportSecurityEvent,
): Promise<E.Either<RequestFailure, LogInAnswer>> => {
  if (token.length > limits.session.longestCredential) return E.left(invalidToken)
  const outcome = await inTransaction(auth.db, (trx) => exchange(auth, trx, token, body, brand))
  if (E.isRight(outcome)) {
    auth.sessions.forget(outcome.right.sessionId)
    return E.right(outcome.right.answer)
  }
  switch (outcome.left.tag) {
    case 'Reused':
      report('REFRESH_TOKEN_REUSED', { account: outcome.left.userId })
      await revokeSession(auth, outcome.left.userId, outcome.left.sessionId)
      report('SESSION_ENDED', { account: outcome.left.userId })
      return E.left(invalidToken)
    case 'Invalid':
      return E.left(invalidToken)
    case 'Foreign':
      return E.left(notFound)
  }
}

const exchange = async (
  auth: Authentication,
  trx: Database,
  token: string,
  body: LogInBody,
  brand: BrandCode,
): Promise<Outcome> => {
  const now = auth.clock.now()
  const session = await lockSession(trx, hashOfToken(token))
  if (session === undefined || session.brand !== brand || isOver(session, now)) return E.left({ tag: 'Invalid' })
  const { session_id: sessionId, user_id: userId } = session
  if (session.rotated_at !== null && Date.parse(now) - session.rotated_at.getTime() > limits.session.refreshGraceMs)
    return E.left({ tag: 'Reused', sessionId, userId })
  const user = await trx.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  if (!user.active) return E.left({ tag: 'Invalid' })
  const current = { customerId: session.customer_id ?? undefined, projectId: session.project_id ?? undefined }
  const context = await contextFor(trx, user, body, current)
  if (O.isNone(context)) return E.left({ tag: 'Foreign' })
  await trx
    .updateTable('sessions')
    .set({ customer_id: context.value.customerId ?? null, project_id: context.value.projectId ?? null })
    .where('session_id', '=', sessionId)
    .execute()
  const successor = successorOf(auth.keys.refreshTokens, token)
  if (session.rotated_at === null) {
    await trx
      .updateTable('refresh_tokens')
      .set({ rotated_at: now })
      .where('token_hash', '=', hashOfToken(token))
      .execute()
    await keepRefreshToken(trx, successor, { sessionId, sessionBegan: session.started_at, now })
  }
  const answer = await tokensOf(
    { ...auth, db: trx },
    { sessionId, brand, isPunchout: session.is_punchout, user, context: context.value },
    successor,
  )
  return E.right({ answer, sessionId })
}

/** A customer that is no longer the user's is dropped silently, unless the refresh asks for a customer or project. */
const contextFor = async (
  trx: Database,
  user: Parameters<typeof firstContext>[1],
  body: LogInBody,
  current: { readonly customerId: string | undefined; readonly projectId: string | undefined },
): Promise<O.Option<SessionContext>> => {
  const owned = await ownedContext(trx, user, wantedBy(body, current))
  const asksForContext = body.customerId !== undefined || body.projectId !== undefined
  return O.isSome(owned) || asksForContext ? owned : O.some(await firstContext(trx, user))
}

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

const isOver = ({ revoked_at, expires_at, started_at }: LockedSession, now: Instant): boolean =>
  revoked_at !== null || expires_at <= new Date(now) || started_at <= new Date(beganAfter(now))

/**
 * Refreshes of one session run one after the other, so that the second of two simultaneous ones sees that the token
 * is already exchanged.
 */
const lockSession = async (trx: Database, token_hash: string) => {
  const token = await trx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (token === undefined) return undefined
  await trx.selectFrom('sessions').select('session_id').where('session_id', '=', token.session_id).forUpdate().execute()
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .selectAll('sessions')
    .select(['expires_at', 'rotated_at'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
}

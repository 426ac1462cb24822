import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { LogInAnswer, LogInBody } from '#adapters/contract/session'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { notFound, type RequestFailure } from '../request-failure'
import { tokensOf, type Authentication } from './authentication'
import { hashOfToken } from './refresh-token'
import { ownedContext, wantedBy } from './session-context'

/** So long a token that was exchanged stays good: its answer may have been lost on the way. */
const GRACE_MILLISECONDS = 30_000

/** ERROR-07 knows it by these words. */
export const invalidToken: RequestFailure = { status: 401, code: 'INVALID_TOKEN', message: 'Invalid token' }

/**
 * Exchanges a refresh token for a new pair (AUTH-04) and, if asked, changes customer and project. An exchanged token that
 * comes back after its time of grace is in a second pair of hands: the whole session ends.
 */
export const refresh = async (
  auth: Authentication,
  token: string,
  body: LogInBody,
): Promise<E.Either<RequestFailure, LogInAnswer>> => {
  const token_hash = hashOfToken(token)
  const now = new Date(auth.clock.now())
  const outcome = await inTransaction(
    auth.db,
    async (trx): Promise<E.Either<'reused' | 'invalid' | 'foreign', LogInAnswer>> => {
      const session = await lockSession(trx, token_hash)
      if (session === undefined || session.revoked_at !== null || session.expires_at <= now) return E.left('invalid')
      if (session.rotated_at !== null && now.getTime() - session.rotated_at.getTime() > GRACE_MILLISECONDS)
        return E.left('reused')
      const user = await trx
        .selectFrom('users')
        .selectAll()
        .where('user_id', '=', session.user_id)
        .executeTakeFirstOrThrow()
      const current = { customerId: session.customer_id ?? undefined, projectId: session.project_id ?? undefined }
      const context = await ownedContext(trx, user, wantedBy(body, current))
      if (O.isNone(context)) return E.left('foreign')
      const { customerId, projectId } = context.value
      await trx
        .updateTable('sessions')
        .set({ customer_id: customerId ?? null, project_id: projectId ?? null })
        .where('session_id', '=', session.session_id)
        .execute()
      if (session.rotated_at === null) {
        await trx
          .updateTable('refresh_tokens')
          .set({ rotated_at: now.toISOString() })
          .where('token_hash', '=', token_hash)
          .execute()
      }
      return E.right(await tokensOf(auth, trx, session.session_id, user, context.value))
    },
  )
  if (E.isRight(outcome)) return outcome
  if (outcome.left === 'reused') await revokeByToken(auth, token_hash)
  return E.left(outcome.left === 'foreign' ? notFound : invalidToken)
}

/** Refreshes of one session follow each other: the second of two at once sees that the first has exchanged the token. */
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
    .select(['sessions.session_id', 'user_id', 'customer_id', 'project_id', 'revoked_at', 'expires_at', 'rotated_at'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
}

const revokeByToken = async ({ db, clock }: Authentication, token_hash: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where(
      'session_id',
      'in',
      db.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', token_hash),
    )
    .execute()
}

/** Ends a session of the user's own: its refresh tokens are worth nothing from now on. @returns whether there was one */
export const endSession = async (
  { db, clock }: Authentication,
  userId: string,
  sessionId: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

import { sql } from 'kysely'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import type { Authentication } from './authentication'

/**
 * Ends a session of the user and invalidates all of its tokens. Ending it again has no effect.
 * @returns whether the user has such a session
 */
export const revokeSession = async (
  { db, clock, sessions }: Authentication,
  userId: string,
  sessionId: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: sql<string>`coalesce(revoked_at, ${clock.now()}::timestamptz)` })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  sessions.forget(sessionId)
  return numUpdatedRows > 0n
}

/** Ends all sessions of a user. Whoever remembers a check of them must be told (`SessionCheck.forgetUser`). */
export const endSessionsOf = async (trx: Database, user: string, now: Instant): Promise<void> => {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null)
    .execute()
}

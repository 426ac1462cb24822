import { sql } from 'kysely'
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

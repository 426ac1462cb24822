import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/** Ends all sessions of a user. Whoever remembers a check of them must be told (`SessionCheck.forgetUser`). */
export const endSessionsOf = async (trx: Database, user: string, now: Instant): Promise<void> => {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null)
    .execute()
}

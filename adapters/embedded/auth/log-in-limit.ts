import { sql } from 'kysely'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'

const ATTEMPTS_PER_MINUTE = 20

/**
 * Counts an attempt before its password is looked at, so that guesses sent at once are counted too.
 * @returns whether the account may be tried from this address within the running minute; nothing is locked for longer
 */
export const mayAttempt = async (db: Database, account: string, address: string, now: Instant): Promise<boolean> => {
  await db
    .deleteFrom('log_in_attempts')
    .where('since', '<', sql<Date>`${now}::timestamptz - interval '10 minutes'`)
    .execute()
  const over = sql<boolean>`log_in_attempts.since <= ${now}::timestamptz - interval '1 minute'`
  const { attempts } = await db
    .insertInto('log_in_attempts')
    .values({ account, address, attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet({
        attempts: sql<number>`case when ${over} then 1 else log_in_attempts.attempts + 1 end`,
        since: sql<string>`case when ${over} then ${now}::timestamptz else log_in_attempts.since end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return attempts <= ATTEMPTS_PER_MINUTE
}

/** A log-in that succeeded was no guess: what was tried before it no longer counts. */
export const forgetAttempts = async (db: Database, account: string, address: string): Promise<void> => {
  await db.deleteFrom('log_in_attempts').where('account', '=', account).where('address', '=', address).execute()
}

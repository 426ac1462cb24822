import { sql } from 'kysely'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { beganAfter } from './session-age'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Deletes rows without effect: expired links and refresh tokens, ended sessions and expired attempts. */
export const tidySessions = async (
  db: Database,
  now: Instant,
  mostAttemptsKept: number = limits.session.mostAttemptsKept,
): Promise<void> => {
  await db.deleteFrom('credential_links').where('expires_at', '<', new Date(now)).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', new Date(now)).execute()
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', new Date(now)).execute()
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('started_at', '<=', new Date(beganAfter(now))),
        where('revoked_at', '<', new Date(Date.parse(now) - A_DAY_MS)),
        where.not(
          where.exists(
            where
              .selectFrom('refresh_tokens')
              .select('token_hash')
              .whereRef('refresh_tokens.session_id', '=', 'sessions.session_id'),
          ),
        ),
      ]),
    )
    .execute()
  await tidyAttempts(db, now, mostAttemptsKept)
}

const tidyAttempts = async (db: Database, now: Instant, mostKept: number): Promise<void> => {
  await db
    .deleteFrom('log_in_attempts')
    .where('forgotten_at', '<', new Date(now))
    .where('blocked_until', '<', new Date(now))
    .execute()
  await sql`delete from log_in_attempts where subject in (
    select subject from log_in_attempts order by forgotten_at desc offset ${mostKept}::int
  )`.execute(db)
}

import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { limits } from '../limits'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Deletes stored responses that are too old to be requested again. */
export const dropOldAnswers = async (db: Database, now: Instant): Promise<void> => {
  const oldest = new Date(Date.parse(now) - limits.idempotency.keptDays * A_DAY_MS)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
}

import { sql } from 'kysely'
import type { Clock } from '#application/ports/clock'
import type { Database } from '../database/database'

// Any number that no other lock uses: processes that start at once must not both seed.
const SEED_LOCK = 730_001

export interface SeedRun {
  readonly area: string
  /** Version of what makes the data. */
  readonly version: string
  readonly size: number
}

/**
 * Runs `fill` when the area has never been seeded, in one transaction with the note that it was. Data already there
 * are left alone, whatever their version.
 * @returns whether it was filled now
 */
export const seedOnce = async (
  db: Database,
  clock: Clock,
  { area, version, size }: SeedRun,
  fill: (db: Database) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx)
    const before = await trx.selectFrom('seed_runs').select('area').where('area', '=', area).executeTakeFirst()
    if (before !== undefined) return false
    await fill(trx)
    await trx.insertInto('seed_runs').values({ area, version, size, seeded_at: clock.now() }).execute()
    return true
  })

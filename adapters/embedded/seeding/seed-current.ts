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

type Fill = (db: Database, before: SeedRun | undefined) => Promise<void>

/**
 * Runs `fill` when the area has never been seeded, or by another version or to another size: in one transaction with the
 * note that it was. `before` tells what is there.
 * @returns whether it was filled now
 */
export const seedCurrent = (db: Database, clock: Clock, run: SeedRun, fill: Fill): Promise<boolean> =>
  seedUnless(({ version, size }) => version === run.version && size === run.size, db, clock, run, fill)

/** The same, but existing data are kept, whatever their version: users have changed them since. */
export const seedOnce = (db: Database, clock: Clock, run: SeedRun, fill: Fill): Promise<boolean> =>
  seedUnless(() => true, db, clock, run, fill)

const seedUnless = async (
  isSeeded: (before: SeedRun) => boolean,
  db: Database,
  clock: Clock,
  run: SeedRun,
  fill: Fill,
): Promise<boolean> => {
  // Most starts find the data up to date and need no lock to see it.
  const already = await readRun(db, run.area)
  if (already !== undefined && isSeeded(already)) return false
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx)
    const before = await readRun(trx, run.area)
    if (before !== undefined && isSeeded(before)) return false
    await fill(trx, before)
    const { area, version, size } = run
    const seeded_at = clock.now()
    await trx
      .insertInto('seed_runs')
      .values({ area, version, size, seeded_at })
      .onConflict((conflict) => conflict.column('area').doUpdateSet({ version, size, seeded_at }))
      .execute()
    return true
  })
}

const readRun = (db: Database, area: string): Promise<SeedRun | undefined> =>
  db.selectFrom('seed_runs').select(['area', 'version', 'size']).where('area', '=', area).executeTakeFirst()

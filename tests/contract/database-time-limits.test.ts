import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asCaller, atLength } from '#adapters/embedded/database/caller'
import { openDatabase, type Database, type DatabaseOptions } from '#adapters/embedded/database/database'
import { startPostgres } from './support/postgres'

/** A cheap statement stays far below it, also on a busy machine. */
const LIMIT_MS = 1_500
/** Generous: a busy machine opens the embedded database again in several seconds. */
const CEILING_MS = 20_000

const endless = (db: Database) =>
  sql`select count(*) from generate_series(1, 100000) as a, generate_series(1, 1000000) as b`.execute(db)
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

const TOO_SLOW = '57014'

/** @param slowAtOnce more than the database has connections */
const limitsOfTime = (title: string, slowAtOnce: number, place: () => Promise<DatabaseOptions>) =>
  describe(`statements that take too long, on ${title}`, () => {
    let db: Database
    const valuesOf = async () =>
      (await sql<{ value: number }>`select value from kept order by value`.execute(db)).rows.map(({ value }) => value)

    beforeAll(async () => {
      db = await openDatabase({ ...(await place()), statementTimeoutMs: LIMIT_MS })
      await sql`create table kept (value integer not null)`.execute(db)
    })
    afterAll(() => db.destroy())

    it('fail, and what was committed before is there afterwards', async () => {
      await sql`insert into kept values (1)`.execute(db)

      expect(await outcomeOf(endless(db))).toBe(TOO_SLOW)

      expect(await valuesOf()).toEqual([1])
    })

    it('fail with their whole transaction, whose later statements are never run outside of it', async () => {
      const transaction = db.transaction().execute(async (trx) => {
        await sql`insert into kept values (2)`.execute(trx)
        await outcomeOf(endless(trx))
        await sql`insert into kept values (3)`.execute(trx)
      })

      expect(await outcomeOf(transaction)).not.toBe('done')
      expect(await valuesOf()).toEqual([1])
    })

    it(`of one caller, ${slowAtOnce} at once, do not stop another caller`, async () => {
      const slow = Array.from({ length: slowAtOnce }, () => asCaller('slow', () => outcomeOf(endless(db))))
      const began = performance.now()
      const other = await asCaller('other', async () => {
        for (let statement = 0; statement < 5; statement += 1) await sql`insert into kept values (4)`.execute(db)
        return (await valuesOf()).filter((value) => value === 4)
      })
      const took = performance.now() - began

      expect(other).toEqual([4, 4, 4, 4, 4])
      expect(took).toBeLessThan(CEILING_MS)
      expect(new Set(await Promise.all(slow))).not.toContain('done')
    }, 120_000)

    it('may be as long as they need while the shop is being prepared', async () => {
      const longer = sql`select pg_sleep(${(LIMIT_MS * 1.2) / 1000})`
      const began = performance.now()

      expect(await outcomeOf(atLength(() => longer.execute(db)))).toBe('done')
      expect(performance.now() - began).toBeGreaterThan(LIMIT_MS)
    })
  })

const folder = await mkdtemp(join(tmpdir(), 'fackhandel-limits-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
limitsOfTime('the embedded database', 4, async () => ({
  dataDir: folder,
  workerUrl: pathToFileURL('.build/server/pglite-worker.js'),
}))

const postgres = await startPostgres()
if (postgres.tag === 'Unavailable') {
  it.skip(`statements that take too long, on PostgreSQL (${postgres.reason})`)
} else {
  afterAll(() => postgres.stop())
  limitsOfTime('PostgreSQL', 12, async () => ({ databaseUrl: postgres.databaseUrl }))
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#adapters/embedded/database/database'
import { copyStatement } from '#adapters/embedded/database/engine-dialect'
import { indexAfterwards } from '#adapters/embedded/database/index-afterwards'
import { migrate } from '#adapters/embedded/migrate'
import { catalogueTables } from '#adapters/embedded/seed'
import { startBuiltServer } from '../support/built-server'
import { pairedRatio, report } from './figure'

const SIZE = 20_000
const ROUNDS = 3

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fackhandel-bench-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const shopDir = () => join(folder, 'shop')

/** From the command until the shop answers, with nothing but an empty folder to begin with. */
const firstStart = async (): Promise<number> => {
  await rm(shopDir(), { recursive: true, force: true })
  const began = performance.now()
  const server = await startBuiltServer({ DATA_DIR: shopDir(), CATALOGUE_SIZE: String(SIZE) })
  const took = performance.now() - began
  await server.stop()
  return took
}

interface Dump {
  readonly table: (typeof catalogueTables)[number]
  readonly columns: string
  readonly rows: string
}

/** All rows of the generated tables, in the format that a copy reads. */
const dump = async (): Promise<readonly Dump[]> => {
  const db = await PGlite.create(join(shopDir(), 'pglite'))
  const dumps: Dump[] = []
  for (const table of catalogueTables) {
    const { rows } = await db.query<{ columns: string }>(
      `select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns
        where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const columns = rows[0]?.columns ?? ''
    const { blob } = await db.query(`copy ${table} (${columns}) to '/dev/blob'`)
    dumps.push({ table, columns, rows: (await blob?.text()) ?? '' })
  }
  await db.close()
  return dumps
}

/** A new database with the same schema, into which the same rows are copied as they are, indexed when they are in. */
const bareLoad = async (dumps: readonly Dump[]): Promise<number> => {
  const dataDir = join(folder, 'bare')
  await rm(dataDir, { recursive: true, force: true })
  const began = performance.now()
  const db = await openDatabase({ dataDir })
  await migrate(db)
  await db.transaction().execute((trx) =>
    indexAfterwards(trx, catalogueTables, async () => {
      for (const { table, columns, rows } of dumps)
        await trx.executeQuery(copyStatement(`copy ${table} (${columns}) from '/dev/blob'`, rows))
    }),
  )
  const took = performance.now() - began
  const counted = await sql<{ many: number }>`select count(*)::int as many from search_articles`.execute(db)
  expect(counted.rows).toEqual([{ many: SIZE }])
  await db.destroy()
  return took
}

it('a first start', async (context) => {
  await firstStart()
  const dumps = await dump()
  const { ratio, a, b } = await pairedRatio(ROUNDS, firstStart, () => bareLoad(dumps))
  report(context, {
    name: `first start with ${SIZE} articles until it answers / bare load of the same rows`,
    ratio,
    budget: 2,
    of: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms`,
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#adapters/embedded/database/database'
import { copyStatement } from '#adapters/embedded/database/engine-dialect'
import { SHARED_BUFFERS } from '#adapters/embedded/database/engine-settings'
import { makeDataFolder } from '../support/new-database'

describe('an embedded database in a folder', () => {
  let folder: string
  let db: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fackhandel-load-'))
    await makeDataFolder(folder)
    db = await openDatabase({ dataDir: folder, workerUrl: pathToFileURL('.build/server/pglite-worker.js') })
    await sql`create table kept (value integer not null)`.execute(db)
  })
  afterAll(async () => {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  const openedAt = async (): Promise<string> =>
    (await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(db)).rows[0]?.at ?? ''
  const count = async (): Promise<unknown> =>
    (await sql<{ count: number }>`select count(*)::int as count from kept`.execute(db)).rows[0]?.count

  it('holds as many pages of tables in memory as the settings say', async () => {
    const { rows } = await sql<{ shared_buffers: string }>`show shared_buffers`.execute(db)

    expect(rows).toEqual([{ shared_buffers: SHARED_BUFFERS }])
  })

  it('stays open after statements of every day', async () => {
    const before = await openedAt()
    await sql`insert into kept values (1)`.execute(db)

    expect(await openedAt()).toBe(before)
  })

  it('gives back the memory of a load in bulk: it is opened anew, with all that was loaded', async () => {
    const before = await openedAt()

    await db.transaction().execute(async (trx) => {
      await trx.executeQuery(copyStatement(`copy kept from '/dev/blob'`, '2\n3\n4\n'))
    })

    expect(await openedAt()).not.toBe(before)
    expect(await count()).toBe(4)
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bulkInsert } from '#adapters/embedded/database/bulk-insert'
import { openDatabase, type Database } from '#adapters/embedded/database/database'
import { migrate } from '#adapters/embedded/migrate'
import { openPrepared } from '../support/database-image'
import { makeDataFolder } from '../support/new-database'

const store = (id: string) => ({
  location_id: id,
  kind: 'store',
  name: `Butik "${id}"`,
  sv_key: id,
  address: '',
  zip_code: '',
  city: '',
  phone: '',
  latitude: 57.5,
  longitude: 12,
  opening_hours: ['06:30–17:00', ''],
  express_zip_prefixes: [],
})

const opened: Database[] = []
const migrated = async (): Promise<Database> => {
  const db = await openPrepared('schema', {}, migrate)
  opened.push(db)
  return db
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()))
})

describe('the embedded database', () => {
  it('is migrated once, however often it is asked', async () => {
    const db = await openDatabase()
    opened.push(db)
    await migrate(db)
    await migrate(db)
    expect(await db.selectFrom('locations').selectAll().execute()).toEqual([])
  })

  it('loads many rows at once, lists and texts unharmed', async () => {
    const db = await migrated()
    const rows = Array.from({ length: 2500 }, (_, index) => store(String(index)))
    await bulkInsert(db, 'locations', rows)
    const { many } = await db
      .selectFrom('locations')
      .select((eb) => eb.fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    expect(many).toBe(2500)
    const one = await db.selectFrom('locations').selectAll().where('location_id', '=', '7').executeTakeFirstOrThrow()
    expect(one).toEqual(store('7'))
  })

  it('lets one transaction at a time read and write', async () => {
    const db = await migrated()
    await bulkInsert(db, 'locations', [{ ...store('A'), latitude: 0 }])
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction().execute(async (trx) => {
          const { latitude } = await trx.selectFrom('locations').select('latitude').executeTakeFirstOrThrow()
          await trx
            .updateTable('locations')
            .set({ latitude: latitude + 1 })
            .execute()
        }),
      ),
    )
    const { latitude } = await db.selectFrom('locations').select('latitude').executeTakeFirstOrThrow()
    expect(latitude).toBe(10)
  })

  it('undoes a transaction that fails, and goes on', async () => {
    const db = await migrated()
    const failing = db.transaction().execute(async (trx) => {
      await bulkInsert(trx, 'locations', [store('A')])
      await bulkInsert(trx, 'locations', [store('A')])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await db.selectFrom('locations').selectAll().execute()).toEqual([])
  })

  it('keeps a second one off its folder, and takes over from a process that died', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fackhandel-data-'))
    await makeDataFolder(dataDir)
    await writeFile(join(dataDir, 'lock'), '999999999')
    const first = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by another process')
    await first.destroy()
    const second = await openDatabase({ dataDir })
    await second.destroy()
    await rm(dataDir, { recursive: true })
  })
})

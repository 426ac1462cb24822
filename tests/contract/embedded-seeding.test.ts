import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#adapters/embedded/database/database'
import { migrate } from '#adapters/embedded/database/migrate'
import { seed } from '#adapters/embedded/seed'
import { wednesdayMorning } from './support/embedded-services'

it('a catalogue of several batches is loaded once, every article findable by an index', async () => {
  const db = await openDatabase()
  await migrate(db)
  const indexes = () => sql`select indexdef from pg_indexes where tablename = 'search_articles' order by 1`.execute(db)
  const before = await indexes()
  const options = { catalogueSize: 10_500, demo: false }
  await seed(db, wednesdayMorning, options)
  await seed(db, wednesdayMorning, options)
  const { articles, findable } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('variants').select(eb.fn.countAll<number>().as('many')).as('articles'),
      eb.selectFrom('search_articles').select(eb.fn.countAll<number>().as('many')).as('findable'),
    ])
    .executeTakeFirstOrThrow()
  expect([articles, findable]).toEqual([10_500, 10_500])
  expect((await indexes()).rows).toEqual(before.rows)
  await db.destroy()
}, 120_000)

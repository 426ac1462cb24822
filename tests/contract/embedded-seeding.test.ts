import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GENERATOR_VERSION } from '#adapters/embedded/demo-data/catalogue/generate-catalogue'
import { readCampaigns } from '#adapters/embedded/campaigns/read-campaigns'
import { openDatabase, type Database, type DatabaseOptions } from '#adapters/embedded/database/database'
import { migrate } from '#adapters/embedded/migrate'
import { seed } from '#adapters/embedded/seed'
import { PREDECESSOR_RELATION, REPLACEMENT_RELATION } from '#domain/catalogue/variant'
import { addDays } from '#domain/kernel/calendar-date'
import { wednesdayMorning } from './support/embedded-services'
import { onEachEngine } from './support/engines'

/** More articles than phrases and campaigns are made from; made on one engine alone, since it takes long. */
const MORE_THAN_SAMPLED = 10_500
const SEVERAL_BATCHES = 2_500

await onEachEngine('the seed', (options) => {
  const catalogueSize = options.databaseUrl === undefined ? SEVERAL_BATCHES : MORE_THAN_SAMPLED

  describe('of an empty database', () => {
    let db: Database
    let before: Awaited<ReturnType<typeof schemaOf>>
    const told: string[] = []
    beforeAll(async () => {
      db = await openEmpty(options)
      before = await schemaOf(db)
      const wanted = { catalogueSize, demo: false, tell: (line: string) => void told.push(line) }
      await seed(db, wednesdayMorning, wanted)
      await seed(db, wednesdayMorning, wanted)
    })
    afterAll(() => db.destroy())

    it('loads a catalogue of several batches once, every article findable, keys and indexes as they were', async () => {
      expect(await countsOf(db)).toEqual({ variants: catalogueSize, search_articles: catalogueSize })
      expect(await schemaOf(db)).toEqual(before)
      expect(told).toEqual([`Making a catalogue of ${catalogueSize} articles.`])
    })

    it('knows both sides of every replacement', async () => {
      const sides = async (name: string) =>
        (await db.selectFrom('relations').selectAll().where('name', '=', name).execute()).map((row) =>
          name === REPLACEMENT_RELATION
            ? `${row.article_number} ${row.related_article_number}`
            : `${row.related_article_number} ${row.article_number}`,
        )
      const replaced = await sides(REPLACEMENT_RELATION)
      expect(replaced.length).toBeGreaterThan(20)
      expect((await sides(PREDECESSOR_RELATION)).toSorted()).toEqual(replaced.toSorted())
    })

    it('lets campaigns run from the day of every start, one of them to its evening', async () => {
      const later = addDays(wednesdayMorning.today(), 400)
      for (const today of [wednesdayMorning.today(), later]) {
        await seed(db, { ...wednesdayMorning, today: () => today }, { catalogueSize, demo: false })
        const campaigns = await readCampaigns(db, 'dahl', today, undefined)
        const lastDay = campaigns.filter(({ validUntil }) => validUntil === today)
        expect(lastDay.map(({ slug }) => slug)).toEqual(['sista-dagen'])
        expect(lastDay[0]?.articleNumbers.length).toBeGreaterThan(10)
        expect(campaigns.filter(({ articleNumbers }) => articleNumbers.length === 0)).toEqual([])
      }
    })
  })

  it('makes the catalogue anew for another size or version, and leaves carts and accounts alone', async () => {
    const db = await openEmpty(options)
    const told: string[] = []
    const tell = (line: string) => void told.push(line)
    await seed(db, wednesdayMorning, { catalogueSize: 700, demo: true, tell })
    await sql`update seed_runs set version = 'older' where area = 'catalogue'`.execute(db)
    await sql`delete from relations`.execute(db)
    await sql`delete from search_phrases`.execute(db)
    const cart = await db.selectFrom('cart_items').selectAll().orderBy('cart_item_id').execute()

    await seed(db, wednesdayMorning, { catalogueSize: 1200, demo: true, tell })

    expect(await countsOf(db)).toEqual({ variants: 1200, search_articles: 1200 })
    expect(told[1]).toBe(
      `The data hold a catalogue of 700 articles, version older: making it anew with 1200, version ${GENERATOR_VERSION}. Carts, orders and accounts stay.`,
    )
    expect(cart.length).toBeGreaterThan(0)
    expect(await db.selectFrom('cart_items').selectAll().orderBy('cart_item_id').execute()).toEqual(cart)
    expect(await db.selectFrom('users').select('user_id').execute()).not.toEqual([])
    expect(await db.selectFrom('search_phrases').select('phrase').limit(1).execute()).not.toEqual([])
    expect(await db.selectFrom('relations').select('name').limit(1).execute()).not.toEqual([])
    await db.destroy()
  }, 120_000)
})

/** A database with the schema and nothing in it. */
const openEmpty = async (options: DatabaseOptions): Promise<Database> => {
  const db = await openDatabase(options)
  if (options.databaseUrl !== undefined) await sql`drop schema public cascade; create schema public`.execute(db)
  await migrate(db)
  return db
}

const countsOf = async (db: Database) => {
  const { rows } = await sql<{ variants: number; search_articles: number }>`select
    (select count(*)::int from variants) as variants,
    (select count(*)::int from search_articles) as search_articles`.execute(db)
  return rows[0]
}

/** Every index, and every constraint as it is defined. */
const schemaOf = async (db: Database) => {
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db)
  const constraints =
    await sql`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  return [indexes.rows, constraints.rows]
}

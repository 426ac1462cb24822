import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueMigrations } from '#adapters/embedded/catalogue/migrations'
import { openDatabase, type Database } from '#adapters/embedded/database/database'

let db: Database
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.destroy())

const written = [
  { attributeName: 'Material', attributeValue: 'Mässing' },
  { attributeName: 'DN', attributeValue: '15' },
  { attributeName: '2', attributeValue: 'A name of digits keeps its place' },
]

describe('a catalogue that was made before attributes were lists of texts', () => {
  it('has its attributes afterwards, in their order, and an article without any has none', async () => {
    await sql`create table variants (article_number text, attributes jsonb not null, brackets jsonb, warnings jsonb)`.execute(
      db,
    )
    await sql`insert into variants values ('1', ${JSON.stringify(written)}::jsonb, '[]', '[]'), ('2', '[]', '[]', '[]')`.execute(
      db,
    )

    await catalogueMigrations['2026-01-14-attributes-as-read']?.up(db)

    const { rows } = await sql<{
      attributes: readonly string[]
    }>`select attributes from variants order by article_number`.execute(db)
    expect(rows.map(({ attributes }) => attributes)).toEqual([
      ['Material', 'Mässing', 'DN', '15', '2', 'A name of digits keeps its place'],
      [],
    ])
    await expect(sql`insert into variants (article_number) values ('3')`.execute(db)).rejects.toThrow('null value')
  })
})

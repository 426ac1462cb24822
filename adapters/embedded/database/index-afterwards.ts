import { sql } from 'kysely'
import type { Database } from './database'
import type { Tables } from './tables'

/**
 * Fills a table whose inverted (GIN) indexes are built when it is full, which takes half the time of keeping them up
 * row by row. To be called in a transaction, so that nobody reads the table without them.
 */
export const indexAfterwards = async (db: Database, table: keyof Tables, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition
    from pg_indexes where schemaname = current_schema() and tablename = ${table} and indexdef like '% USING gin %'`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await fill()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}

import { sql } from 'kysely'
import type { Database } from './database'
import type { Tables } from './tables'

interface Definition {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Fills tables whose keys, indexes and references are made when they are full: each is then checked or sorted once, not
 * row by row. Deletes the former rows. Call it in a transaction, so that no other connection reads half-filled tables.
 */
export const indexAfterwards = async (
  db: Database,
  tables: readonly (keyof Tables)[],
  fill: () => Promise<void>,
): Promise<void> => {
  const references = await readConstraints(db, tables, ['f'])
  const keys = await readConstraints(db, tables, ['p', 'u'])
  const indexes = await readIndexes(db, tables)
  // References first, because they depend on the keys.
  for (const one of [...references, ...keys]) {
    await sql`alter table ${sql.ref(one.table)} drop constraint ${sql.ref(one.name)}`.execute(db)
  }
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)

  await fill()

  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  for (const one of [...keys, ...references]) {
    await sql`alter table ${sql.ref(one.table)} add constraint ${sql.ref(one.name)} ${sql.raw(one.definition)}`.execute(
      db,
    )
  }
  // The embedded database has no autovacuum, and without statistics the planner chooses poor plans.
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}

/** Keys of the tables, and references from them and to them. */
const readConstraints = async (
  db: Database,
  tables: readonly string[],
  kinds: readonly ('p' | 'u' | 'f')[],
): Promise<readonly Definition[]> => {
  const { rows } = await sql<Definition>`
    select own.relname as table, conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint as c
    join pg_class as own on own.oid = conrelid
    left join pg_class as other on other.oid = confrelid
    where connamespace = current_schema()::regnamespace and contype = any(${kinds}::"char"[])
      and (own.relname = any(${tables}::text[]) or other.relname = any(${tables}::text[]))
    order by conname`.execute(db)
  return rows
}

/** Indexes that no key brings with it. */
const readIndexes = async (db: Database, tables: readonly string[]): Promise<readonly Definition[]> => {
  const { rows } = await sql<Definition>`
    select tablename as table, indexname as name, indexdef as definition
    from pg_indexes
    where schemaname = current_schema() and tablename = any(${tables}::text[])
      and not exists (select from pg_constraint
        where connamespace = current_schema()::regnamespace and conname = indexname)
    order by indexname`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Database } from './database'
import type { Tables } from './tables'

const ROWS_PER_STATEMENT = 1000

/**
 * Loads many rows in few statements. Every row names the same columns as the first; columns that none names get their
 * default. Lists become arrays or json, as the column asks; objects become json.
 */
export const bulkInsert = async (db: Database, table: keyof Tables, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const into = sql.table(table)
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT))
    await sql`insert into ${into} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${into}, ${batch}::jsonb)`.execute(db)
  }
}

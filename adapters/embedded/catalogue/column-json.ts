import { sql, type RawBuilder } from 'kysely'

/** The values of each column by its name, the rows in one order; null where there is no row. */
export type Columns = Readonly<Record<string, readonly unknown[] | null>>

/**
 * Columns of what is selected from as one json object. Rows as json would repeat each name, and PostgreSQL would look up
 * the type of each value instead of each column.
 */
export const jsonOfColumns = (names: readonly string[]): RawBuilder<Columns> =>
  sql`json_build_object(${sql.join(names.map((name) => sql`${sql.lit(name)}, json_agg(${sql.ref(name)})`))})`

/** The rows that columns are of. What a row is, the query says. */
export const rowsOf = <Row>(columns: Columns): readonly Row[] => {
  const rows: Record<string, unknown>[] = []
  for (const [name, column] of Object.entries(columns)) {
    const values = column ?? []
    for (let at = 0; at < values.length; at += 1) {
      const row = (rows[at] ??= {})
      row[name] = values[at]
    }
  }
  const all: unknown = rows
  return Array.isArray(all) ? all : []
}

import { sql, type RawBuilder } from 'kysely'

/** A column of products that is gathered of their articles. */
export interface Gathered {
  readonly name: string
  readonly how: 'min' | 'max' | 'bit_or'
  readonly of: RawBuilder<unknown>
}

/** The columns, gathered of articles. */
export const gather = (columns: readonly Gathered[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name, how, of }) => sql`${sql.raw(how)}(${of}) as ${sql.ref(name)}`))

/** The columns, gathered of what was gathered already of some articles each. */
export const gatherAgain = (columns: readonly Gathered[]): RawBuilder<unknown> =>
  gather(columns.map((column) => ({ ...column, of: sql.ref(column.name) })))

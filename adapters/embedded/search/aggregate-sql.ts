import { sql, type RawBuilder } from 'kysely'

/** A column of a product that is an aggregate over its articles. */
export interface AggregateColumn {
  readonly name: string
  readonly operation: 'min' | 'max' | 'bit_or'
  readonly of: RawBuilder<unknown>
}

/** The columns as aggregates over articles. */
export const aggregate = (columns: readonly AggregateColumn[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name, operation: how, of }) => sql`${sql.raw(how)}(${of}) as ${sql.ref(name)}`))

/** The columns as aggregates over partial aggregates. */
export const aggregateAgain = (columns: readonly AggregateColumn[]): RawBuilder<unknown> =>
  aggregate(columns.map((column) => ({ ...column, of: sql.ref(column.name) })))

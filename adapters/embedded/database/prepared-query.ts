import type { CompiledQuery } from 'kysely'

interface PreparedQuery<Row> extends CompiledQuery<Row> {
  readonly isPrepared: true
}

/**
 * A query that each connection parses and plans once. Only for texts that are the same from call to call, whose best plan
 * does not depend on the values: the plan is chosen without them.
 */
export const prepared = <Row>(query: CompiledQuery<Row>): CompiledQuery<Row> => {
  const kept: PreparedQuery<Row> = { ...query, isPrepared: true }
  return kept
}

export const isPrepared = (query: CompiledQuery): boolean => 'isPrepared' in query

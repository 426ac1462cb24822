import { codeOf, sqlStates } from './sql-states'

/** The names of prepared statements, the same on all connections of a database. */
export interface StatementNames {
  /** Undefined when as many statements as may be are prepared already. */
  readonly nameOf: (sql: string) => string | undefined
  /** The statement has a new name from now on, so that every connection prepares it again. */
  readonly renew: (sql: string) => void
}

/**
 * @param most names that are ever given. A connection never drops a prepared statement, so the number is bounded; texts
 *   that come later are not prepared.
 */
export const createStatementNames = (most: number): StatementNames => {
  const names = new Map<string, string>()
  let given = 0
  return {
    nameOf: (sql) => {
      const known = names.get(sql)
      if (known !== undefined || given === most) return known
      given += 1
      const name = `prepared_${given}`
      names.set(sql, name)
      return name
    },
    renew: (sql) => names.delete(sql),
  }
}

const unusableStates: readonly string[] = [
  sqlStates.unknownStatement,
  sqlStates.statementExists,
  sqlStates.featureNotSupported,
]

/**
 * Whether a prepared statement failed as such: it was deallocated, its name was taken, or a migration has changed the
 * columns that it answers with.
 */
export const isUnusableStatement = (error: unknown): boolean => unusableStates.includes(codeOf(error) ?? '')

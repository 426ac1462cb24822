import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely'
import { limits } from '../limits'
import { currentCaller } from './caller'
import type { FairTurns } from './fair-turns'
import { isPrepared } from './prepared-query'
import type { SqlConnection, SqlEngine, StatementResult } from './sql-engine'
import { sqlError, sqlStates } from './sql-states'
import { createStatementNames, isUnusableStatement, type StatementNames } from './statement-names'
import type { Tables } from './tables'

interface Copied {
  readonly copied: string
}

const isCopied = (value: unknown): value is Copied =>
  typeof value === 'object' && value !== null && 'copied' in value && typeof value.copied === 'string'

/** A `copy … from '/dev/blob'` with the rows that it reads, in PostgreSQL's text format. */
export const copyStatement = (statement: string, copied: string): CompiledQuery => {
  const rows: Copied = { copied }
  return CompiledQuery.raw(statement, [rows])
}

const embeddedAdapter = new PostgresAdapter()
const serverAdapter = new PostgresAdapter()

/** Whether a database is the embedded one, which alone reads copies. */
export const isEmbedded = (db: Kysely<Tables>): boolean => db.getExecutor().adapter === embeddedAdapter

export interface DialectOptions {
  readonly embedded: boolean
  readonly turns: FairTurns
  readonly open: () => Promise<SqlEngine>
}

/**
 * Kysely on an engine whose connections are shared fairly. Whoever has a connection keeps it until it is let go. Asking
 * for the database itself (instead of the transaction) inside a transaction would, on the one connection of the
 * embedded database, wait for ever.
 */
export const engineDialect = (options: DialectOptions): Dialect => ({
  createAdapter: () => (options.embedded ? embeddedAdapter : serverAdapter),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => driverOf(options),
})

interface HeldConnection extends DatabaseConnection {
  readonly giveBack: () => Promise<void>
  /** The connection is in an unknown state and is not reused. */
  readonly spoil: () => void
}

const held = (connection: SqlConnection, pass: () => void, names: StatementNames): HeldConnection => {
  let broken = false
  return {
    executeQuery: async <Row>(query: CompiledQuery) => {
      const { rows, affectedRows } = await runOn<Row>(connection, query, names)
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
    },
    streamQuery: () => {
      throw new Error('Results are answered whole')
    },
    spoil: () => {
      broken = true
    },
    giveBack: () => connection.release(broken).finally(pass),
  }
}

const runOn = async <Row>(
  connection: SqlConnection,
  query: CompiledQuery,
  names: StatementNames,
): Promise<StatementResult<Row>> => {
  const { sql, parameters } = query
  const [first] = parameters
  if (isCopied(first)) return connection.run<Row>({ sql, parameters: [], copied: first.copied })
  const name = isPrepared(query) ? names.nameOf(sql) : undefined
  if (name === undefined) return connection.run<Row>({ sql, parameters })
  try {
    return await connection.run<Row>({ sql, parameters, name })
  } catch (error) {
    if (!isUnusableStatement(error)) throw error
    names.renew(sql)
    // A transaction has failed with the statement, and then this fails too.
    return await connection.run<Row>({ sql, parameters }).catch(() => Promise.reject(error))
  }
}

const driverOf = ({ turns, open }: DialectOptions): Driver => {
  let engine: SqlEngine | undefined
  const names = createStatementNames(limits.database.mostPreparedStatements)
  const connections = new WeakMap<DatabaseConnection, HeldConnection>()
  const run = async (connection: DatabaseConnection, statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }

  return {
    init: async () => {
      engine = await open()
    },
    acquireConnection: async () => {
      const caller = currentCaller()
      const pass = await turns.take(caller.key, caller.work)
      try {
        if (engine === undefined) throw sqlError(sqlStates.connectionLost, 'The database is closed')
        const connection = held(await engine.connect(caller.atLength), pass, names)
        connections.set(connection, connection)
        return connection
      } catch (error) {
        pass()
        throw error
      }
    },
    releaseConnection: async (connection) => connections.get(connection)?.giveBack(),
    beginTransaction: (connection, { isolationLevel }) =>
      run(connection, isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`),
    commitTransaction: (connection) => run(connection, 'commit'),
    // A transaction that cannot be rolled back is undone by closing its connection. The original error is the one to
    // report.
    rollbackTransaction: (connection) => run(connection, 'rollback').catch(() => connections.get(connection)?.spoil()),
    savepoint: (connection, name) => run(connection, `savepoint "${name}"`),
    rollbackToSavepoint: (connection, name) => run(connection, `rollback to savepoint "${name}"`),
    releaseSavepoint: (connection, name) => run(connection, `release savepoint "${name}"`),
    destroy: async () => {
      await engine?.close()
      engine = undefined
    },
  }
}

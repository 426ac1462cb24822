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
import { createTurns } from './turns'
import type { SqlEngine } from './sql-engine'
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

const adapter = new PostgresAdapter()

/** Whether a database is the embedded one, which alone reads copies. */
export const isEmbedded = (db: Kysely<Tables>): boolean => db.getExecutor().adapter === adapter

const connectionTo = (engine: SqlEngine): DatabaseConnection => ({
  executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
    const [first] = parameters
    const { rows, affectedRows } = isCopied(first)
      ? await engine.run<Row>(sql, [], first.copied)
      : await engine.run<Row>(sql, parameters)
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  },
  streamQuery: () => {
    throw new Error('The embedded database answers whole results')
  },
})

/**
 * Kysely on an engine with one single connection. Whoever has the connection keeps it until it is let go, so that a
 * transaction is exclusive; a query outside of it waits its turn. Asking for the database itself (instead of the
 * transaction) inside a transaction would therefore wait for ever.
 */
export const embeddedDialect = (open: () => Promise<SqlEngine>): Dialect => ({
  createAdapter: () => adapter,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => driverOf(open),
})

const driverOf = (open: () => Promise<SqlEngine>): Driver => {
  const turns = createTurns()
  let opened: { readonly engine: SqlEngine; readonly connection: DatabaseConnection } | undefined
  const run = (connection: DatabaseConnection, statement: string) =>
    connection.executeQuery(CompiledQuery.raw(statement))

  return {
    init: async () => {
      const engine = await open()
      opened = { engine, connection: connectionTo(engine) }
    },
    acquireConnection: async () => {
      await turns.take()
      if (opened === undefined) throw new Error('The database is closed')
      return opened.connection
    },
    releaseConnection: async () => turns.pass(),
    beginTransaction: async (connection, { isolationLevel }) => {
      await run(connection, isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`)
    },
    commitTransaction: async (connection) => void (await run(connection, 'commit')),
    rollbackTransaction: async (connection) => void (await run(connection, 'rollback')),
    savepoint: async (connection, name) => void (await run(connection, `savepoint "${name}"`)),
    rollbackToSavepoint: async (connection, name) => void (await run(connection, `rollback to savepoint "${name}"`)),
    releaseSavepoint: async (connection, name) => void (await run(connection, `release savepoint "${name}"`)),
    destroy: async () => {
      await opened?.engine.close()
      opened = undefined
    },
  }
}

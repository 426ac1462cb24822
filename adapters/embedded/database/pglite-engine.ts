import { PGlite } from '@electric-sql/pglite'
import { SHARED_BUFFERS, valueParsers, WORK_MEMORY } from './engine-settings'
import { statementsOf } from './pglite-statements'
import type { SqlEngine, SqlStatement, StatementResult } from './sql-engine'

/** One PGlite, which has one connection. */
export interface PGliteStatements {
  readonly run: <Row>(statement: SqlStatement) => Promise<StatementResult<Row>>
  readonly close: () => Promise<void>
}

/** Opens PGlite in this thread. Without a folder the data live in memory. */
export const openPGlite = async (folder: string | undefined): Promise<PGliteStatements> => {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    parsers: { ...valueParsers },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  })
  // Its usual 4 MB write the candidates of a broad search to files.
  await database.exec(`set work_mem = '${WORK_MEMORY}'`)
  const statements = statementsOf(database)
  return {
    run: async <Row>({ copied, ...statement }: SqlStatement) => {
      if (copied === undefined) return statements.run<Row>(statement)
      const { rows, affectedRows } = await database.query<Row>(statement.sql, [], { blob: new Blob([copied]) })
      return { rows, affectedRows }
    },
    close: () => database.close(),
  }
}

/**
 * PGlite in this thread as an engine, for tests and development. Its statements have no limit of time: nothing else
 * runs in the thread while one does, not even a timer. The built server has it in a thread of its own.
 */
export const openPGliteHere = async (folder: string | undefined): Promise<SqlEngine> => {
  const { run, close } = await openPGlite(folder)
  return { connect: async () => ({ run, release: async () => {} }), close }
}

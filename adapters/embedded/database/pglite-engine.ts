import { PGlite } from '@electric-sql/pglite'
import type { SqlEngine } from './sql-engine'
import { valueParsers } from './wire-types'

/** Opens PGlite in this thread. Without a folder the data live in memory. */
export const openPGlite = async (folder: string | undefined): Promise<SqlEngine> => {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    parsers: { ...valueParsers },
  })
  return {
    run: async <Row>(sql: string, parameters: readonly unknown[], copied?: string) => {
      const { rows, affectedRows } = await database.query<Row>(
        sql,
        [...parameters],
        copied === undefined ? {} : { blob: new Blob([copied]) },
      )
      return { rows, affectedRows }
    },
    close: () => database.close(),
  }
}

import { PGlite } from '@electric-sql/pglite'
import type { SqlEngine } from './sql-engine'
import { valueParsers, WORK_MEMORY } from './engine-settings'

/** Opens PGlite in this thread. Without a folder the data live in memory. */
export const openPGlite = async (folder: string | undefined): Promise<SqlEngine> => {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    parsers: { ...valueParsers },
  })
  // Its usual 4 MB write the candidates of a broad search to files.
  await database.exec(`set work_mem = '${WORK_MEMORY}'`)
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

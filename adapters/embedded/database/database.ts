import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { embeddedDialect } from './embedded-dialect'
import { lockFolder } from './folder-lock'
import { openPGlite } from './pglite-engine'
import { openPGliteThread } from './pglite-thread'
import type { SqlEngine } from './sql-engine'
import type { Tables } from './tables'
import { valueParsers, WORK_MEMORY } from './engine-settings'

export type Database = Kysely<Tables>

export interface DatabaseOptions {
  /** Folder of the embedded database; without it the data live in memory. */
  readonly dataDir?: string
  /** A PostgreSQL server, which then stands instead of the embedded database. */
  readonly databaseUrl?: string
  /** The built `pglite-worker`; without it the embedded database runs in this thread. */
  readonly workerUrl?: URL
}

/** Opens the database and proves that it answers. `destroy()` closes it and lets go of its folder. */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  const db = new Kysely<Tables>({
    dialect:
      options.databaseUrl === undefined
        ? embeddedDialect(() => openEngine(options))
        : serverDialect(options.databaseUrl),
  })
  await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
  return db
}

const openEngine = async ({ dataDir, workerUrl }: DatabaseOptions): Promise<SqlEngine> => {
  const folder = dataDir === undefined ? undefined : join(dataDir, 'pglite')
  const letGo = dataDir === undefined ? async () => {} : await lockFolder(dataDir)
  try {
    const engine = await (workerUrl === undefined ? openPGlite(folder) : openPGliteThread(workerUrl, folder))
    return { ...engine, close: () => engine.close().finally(letGo) }
  } catch (error) {
    await letGo()
    throw error
  }
}

// Read only when it is asked for: most starts are with the embedded database and should not wait for it.
const serverDialect = (connectionString: string): PostgresDialect =>
  new PostgresDialect({
    pool: async () => {
      const { Pool, TypeOverrides } = await import('pg')
      const types = new TypeOverrides()
      for (const [oid, parse] of Object.entries(valueParsers)) types.setTypeParser(Number(oid), parse)
      const pool = new Pool({ connectionString, max: 10, types, options: `-c work_mem=${WORK_MEMORY}` })
      // A connection that breaks while nobody uses it is replaced at the next query; unheard, the event ends the process.
      pool.on('error', () => {})
      return pool
    },
  })

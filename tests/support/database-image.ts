import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '#adapters/embedded/database/database'

/** How the next PGlite in memory begins. */
interface Beginning {
  /** File of the image that it is loaded from. */
  readonly image?: string
  /** Receives the function that dumps the opened PGlite. */
  readonly opened?: (dump: () => Promise<Blob>) => void
}

/** Read by the replaced `PGlite.create`; the shop itself opens databases in memory without an image. */
export const beginning = new AsyncLocalStorage<Beginning>()

/**
 * Opens a database and prepares it. In memory the first test file of a run prepares it and leaves an image, from which
 * later ones begin. A server or a folder is prepared every time.
 * @param name of the prepared state: the same name must always mean the same state
 */
export const openPrepared = async (
  name: string,
  options: DatabaseOptions,
  prepare: (db: Database) => Promise<void>,
): Promise<Database> => {
  const folder = inject('runFolder')
  const isInMemory = options.databaseUrl === undefined && options.dataDir === undefined
  if (folder === undefined || !isInMemory) {
    const db = await openDatabase(options)
    await prepare(db)
    return db
  }
  const file = join(folder, `${name}.tar`)
  if (existsSync(file)) return beginning.run({ image: file }, () => openDatabase(options))
  return openAndLeaveImage(file, options, prepare)
}

/**
 * The file of the image of a prepared database, which is made when no test file has made it yet.
 * @param name of the prepared state, as in `openPrepared`
 */
export const preparedImage = async (name: string, prepare: (db: Database) => Promise<void>): Promise<string> => {
  const folder = inject('runFolder')
  if (folder === undefined) throw new Error('An image needs the folder of a run.')
  const file = join(folder, `${name}.tar`)
  if (!existsSync(file)) await (await openAndLeaveImage(file, {}, prepare)).destroy()
  return file
}

const openAndLeaveImage = async (
  file: string,
  options: DatabaseOptions,
  prepare: (db: Database) => Promise<void>,
): Promise<Database> => {
  const dumps: (() => Promise<Blob>)[] = []
  const db = await beginning.run({ opened: (dump) => void dumps.push(dump) }, () => openDatabase(options))
  await prepare(db)
  // All changes are then in the tables' own files, and a database that begins from them has no log to replay.
  await sql`checkpoint`.execute(db)
  for (const dump of dumps) await writeWhole(file, await dump())
  return db
}

/** Writes a file that other workers see whole or not at all. */
export const writeWhole = async (file: string, content: Blob): Promise<void> => {
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.from(await content.arrayBuffer()))
  await rename(own, file)
}

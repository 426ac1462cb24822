import { Kysely } from 'kysely'
import { limits } from '../limits'
import { takeDataFolder } from './data-folder'
import { engineDialect } from './engine-dialect'
import { createFairTurns, type FairTurns } from './fair-turns'
import { openPGliteHere } from './pglite-engine'
import { connectToPostgres, type PostgresStart } from './postgres-start'
import { openReopeningPGlite } from './reopening-engine'
import type { SqlEngine } from './sql-engine'
import type { Tables } from './tables'

export type Database = Kysely<Tables>

export interface DatabaseOptions extends PostgresStart {
  /** Folder of the embedded database; without it the data live in memory. */
  readonly dataDir?: string
  /** A PostgreSQL server, which then stands instead of the embedded database. */
  readonly databaseUrl?: string
  /** The built `pglite-worker`; without it the embedded database runs in this thread. */
  readonly workerUrl?: URL
}

/**
 * Opens the database and proves that it answers. `destroy()` closes it and lets go of its folder.
 * @throws {Error} that says what to do, when the database cannot be opened
 */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  const { databaseUrl } = options
  const embedded = databaseUrl === undefined
  const db = new Kysely<Tables>({
    dialect: engineDialect({
      embedded,
      turns: turnsOf(embedded ? 1 : limits.database.mostConnections),
      open: () => (embedded ? openEmbedded(options) : connectToPostgres(databaseUrl, options)),
    }),
  })
  await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
  return db
}

const turnsOf = (places: number): FairTurns => {
  const most = limits.database
  const { mostWaiting, mostWaitingOfOneCaller, slowTurnMs } = most
  return createFairTurns({
    places,
    placesOfOneCaller: Math.min(places, most.mostConnectionsOfOneCaller),
    mostWaiting,
    mostWaitingOfOneCaller,
    waitMs: most.waitForConnectionMs,
    slowTurnMs,
    // Where neither one caller nor all searches together can take all connections, a slow one delays nobody else.
    yieldMs: places === 1 ? most.yieldMs : 0,
    mostRemembered: most.mostDebtorsRemembered,
    searches: {
      places: Math.min(places, most.mostSearchConnections),
      slowSearcherDebtMs: most.slowSearcherDebtMs,
      mostDebtMs: most.mostSearchDebtMs,
      rest: places === 1 ? 1 : 0,
      mostSlowWaiting: most.mostSlowSearchesWaiting,
    },
  })
}

const openEmbedded = async ({
  dataDir,
  workerUrl,
  statementTimeoutMs = limits.database.statementTimeoutMs,
}: DatabaseOptions): Promise<SqlEngine> => {
  const openIn = (folder: string | undefined) =>
    workerUrl === undefined ? openPGliteHere(folder) : openReopeningPGlite(workerUrl, folder, statementTimeoutMs)
  if (dataDir === undefined) return openIn(undefined)
  const { databaseFolder, made, openingFault, letGo } = await takeDataFolder(dataDir)
  try {
    const engine = await openIn(databaseFolder)
    await made()
    return { ...engine, close: () => engine.close().finally(letGo) }
  } catch (error) {
    letGo()
    throw openingFault(error)
  }
}

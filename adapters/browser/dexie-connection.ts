import type { Dexie } from 'dexie'

export interface DexieConnection {
  /** The database, opened at its first use. */
  readonly database: () => Dexie
  readonly close: () => void
}

/**
 * Dexie refuses every use of a database that could not be opened once. The browser may have failed for that moment only,
 * so such a database is replaced by a new one.
 */
export const dexieConnection = (make: () => Dexie): DexieConnection => {
  let database: Dexie | undefined
  return {
    database: () => {
      if (database === undefined || database.hasFailed()) database = make()
      return database
    },
    close: () => database?.close(),
  }
}

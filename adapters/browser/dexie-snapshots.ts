import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { Snapshot, SnapshotStore } from '#application/ports/snapshot-store'
import { dexieConnection } from './dexie-connection'

/** Characters of the log between snapshots, which bounds what a start reads after the snapshot. */
const GROWTH_BETWEEN = 256_000

/** The one row: an older snapshot is of no use. */
const NEWEST = 'newest'

interface Row {
  readonly name: typeof NEWEST
  /** Identifies the shapes that its records were written in. */
  readonly schema: string
  readonly snapshot: Snapshot
}

export interface DexieSnapshotsOptions extends Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  /** Identifies the shapes of the logged records. A snapshot with another schema is not read. */
  readonly schema: string
}

/** Keeps the newest snapshot in IndexedDB as a structured clone. */
export const createDexieSnapshots = ({ schema, ...dependencies }: DexieSnapshotsOptions): SnapshotStore => {
  const connection = dexieConnection(() => {
    const database = new Dexie('fackhandel-snapshots', { ...dependencies, chromeTransactionDurability: 'relaxed' })
    database.version(1).stores({ snapshots: 'name' })
    return database
  })
  const table = (): Table<Row, string> => connection.database().table<Row, string>('snapshots')

  return {
    every: GROWTH_BETWEEN,
    read: async () => {
      try {
        const row = await table().get(NEWEST)
        return row?.schema === schema ? row.snapshot : undefined
      } catch {
        return undefined
      }
    },
    write: async (snapshot) => {
      try {
        await table().put({ name: NEWEST, schema, snapshot })
      } catch {
        // Without the snapshot the next start only reads more of the log.
      }
    },
    forget: async () => {
      try {
        await table().clear()
      } catch {
        // A store that cannot be cleared cannot be read either.
      }
    },
  }
}

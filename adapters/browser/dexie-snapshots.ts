import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { Snapshot, SnapshotStore } from '#application/ports/snapshot-store'

/** In characters of the log: what a start reads at most beyond the snapshot. */
const GROWTH_BETWEEN = 256_000

/** The one row: an older snapshot is of no use. */
const NEWEST = 'newest'

interface Row {
  readonly name: typeof NEWEST
  /** Of the shapes that its records were written in. */
  readonly schema: string
  readonly snapshot: Snapshot
}

export interface DexieSnapshotsOptions extends Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  /** Another text for any other shape of what the log holds; a snapshot of other shapes is not read. */
  readonly schema: string
}

/** The newest snapshot in IndexedDB, as the structured clone of what it was in memory. */
export const createDexieSnapshots = ({ schema, ...dependencies }: DexieSnapshotsOptions): SnapshotStore => {
  const rows = (): Table<Row, string> => {
    const database = new Dexie('fackhandel-snapshots', { ...dependencies, chromeTransactionDurability: 'relaxed' })
    database.version(1).stores({ snapshots: 'name' })
    return database.table<Row, string>('snapshots')
  }
  let opened: Table<Row, string> | undefined
  const table = (): Table<Row, string> => (opened ??= rows())

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
        // The next start reads more of the log.
      }
    },
    forget: async () => {
      try {
        await table().clear()
      } catch {
        // Nothing can be read from there either.
      }
    },
  }
}

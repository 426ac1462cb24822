import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { Snapshot, SnapshotStore } from '#application/ports/snapshot-store'

/** A start then reads some hundred kilobytes of the log at most. */
const BATCHES_BETWEEN = 50

/** The one row: an older snapshot is of no use. */
const NEWEST = 'newest'

interface Row {
  readonly name: typeof NEWEST
  /** The version of the shop that wrote it: only that one knows for certain what it means. */
  readonly version: string
  readonly snapshot: Snapshot
}

export interface DexieSnapshotsOptions extends Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  /** Another one for any change of the code, however small; undefined where nobody can tell, and then nothing is kept. */
  readonly version: string | undefined
}

/** The newest snapshot in IndexedDB, as the structured clone of what it was in memory. */
export const createDexieSnapshots = ({ version, ...dependencies }: DexieSnapshotsOptions): SnapshotStore => {
  const rows = (): Table<Row, string> => {
    const database = new Dexie('fackhandel-snapshots', { ...dependencies, chromeTransactionDurability: 'relaxed' })
    database.version(1).stores({ snapshots: 'name' })
    return database.table<Row, string>('snapshots')
  }
  let opened: Table<Row, string> | undefined
  const table = (): Table<Row, string> => (opened ??= rows())

  return {
    every: version === undefined ? Infinity : BATCHES_BETWEEN,
    read: async () => {
      if (version === undefined) return undefined
      try {
        const row = await table().get(NEWEST)
        return row?.version === version ? row.snapshot : undefined
      } catch {
        return undefined
      }
    },
    write: async (snapshot) => {
      if (version === undefined) return
      try {
        await table().put({ name: NEWEST, version, snapshot })
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

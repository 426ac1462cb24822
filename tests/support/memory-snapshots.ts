import { deserialize, serialize } from 'node:v8'
import type { Snapshot, SnapshotStore } from '#application/ports/snapshot-store'

/** One browser's newest snapshot, cloned on its way in and out as a database would: `structuredClone` costs a multiple. */
export interface MemorySnapshots extends SnapshotStore {
  readonly newest: () => Snapshot | undefined
}

export const createMemorySnapshots = (every = 50_000): MemorySnapshots => {
  const decoded: (bytes: Buffer) => Snapshot = deserialize
  let newest: Buffer | undefined
  const read = (): Snapshot | undefined => (newest === undefined ? undefined : decoded(newest))
  return {
    every,
    newest: read,
    forget: async () => {
      newest = undefined
    },
    read: async () => read(),
    write: async (snapshot) => {
      newest = serialize(snapshot)
    },
  }
}

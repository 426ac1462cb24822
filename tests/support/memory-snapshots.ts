import type { Snapshot, SnapshotStore } from '#application/ports/snapshot-store'

/** One browser's newest snapshot, cloned on its way in and out as a database would. */
export interface MemorySnapshots extends SnapshotStore {
  readonly newest: () => Snapshot | undefined
}

export const createMemorySnapshots = (every = 50_000): MemorySnapshots => {
  let newest: Snapshot | undefined
  return {
    every,
    newest: () => newest,
    forget: async () => {
      newest = undefined
    },
    read: async () => structuredClone(newest),
    write: async (snapshot) => {
      newest = structuredClone(snapshot)
    },
  }
}

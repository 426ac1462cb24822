import type { Batch, LogRecord } from '#application/log/record'

/** What a part of the log comes to: all batches up to a position, summarised. It can be made anew from the log at any time. */
export interface Snapshot {
  readonly position: number
  /** Id of the batch at that position: a log that has another one there is another log. */
  readonly batch: string
  /** What each stream came to, as one record; of streams that were not open, what the log has of them. */
  readonly streams: ReadonlyMap<string, readonly UnreadPart[]>
  /** Effects asked for and not answered. */
  readonly asked: readonly SnapshotEffect[]
}

export interface UnreadPart {
  readonly batch: string
  readonly records: readonly LogRecord[]
}

export interface SnapshotEffect {
  readonly by: { readonly tab: string; readonly owner: Batch['owner'] }
  readonly record: LogRecord
}

/** Keeps the newest snapshot. Never fails: without one the whole log is read. */
export interface SnapshotStore {
  /** Characters that the log grows by from one snapshot to the next. */
  readonly every: number
  /** The newest one, if the records of the log had the same shapes then. */
  readonly read: () => Promise<Snapshot | undefined>
  readonly write: (snapshot: Snapshot) => Promise<void>
  readonly forget: () => Promise<void>
}

import type { TaskEither } from 'fp-ts/TaskEither'
import type { Batch, StoredBatch } from '#application/log/record'

export type LogFailure = { readonly tag: 'Unavailable'; readonly reason: string } | { readonly tag: 'Full' }

/** The log that all tabs of one browser share. Append-only; a batch is stored whole or not at all. */
export interface EventLog {
  /** Gives the batch its position inside the same transaction that stores it. */
  readonly append: (
    batches: readonly Batch[],
    durability: 'strict' | 'relaxed',
  ) => TaskEither<LogFailure, readonly StoredBatch[]>
  /** Batches after a position, ascending. */
  readonly readAfter: (position: number) => TaskEither<LogFailure, readonly StoredBatch[]>
}

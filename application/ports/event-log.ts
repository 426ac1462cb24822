import type { TaskEither } from 'fp-ts/TaskEither'
import type { Batch, StoredBatch } from '#application/log/record'

export type LogFailure = { readonly tag: 'Unavailable'; readonly reason: string } | { readonly tag: 'Full' }

/** The log that all tabs of one browser share. Append-only; a batch is stored whole or not at all. */
export interface EventLog {
  /**
   * Gives each batch its position inside the same transaction that stores it. A batch whose id the log has already is
   * not stored again, and is answered with the position it has.
   */
  readonly append: (
    batches: readonly Batch[],
    durability: 'strict' | 'relaxed',
  ) => TaskEither<LogFailure, readonly StoredBatch[]>
  /** Batches after a position, ascending. */
  readonly readAfter: (position: number) => TaskEither<LogFailure, readonly StoredBatch[]>
}

import type { TaskEither } from 'fp-ts/TaskEither'
import type { Batch, StoredBatch } from '#application/log/record'

export type LogFailure = { readonly tag: 'Unavailable'; readonly reason: string } | { readonly tag: 'Full' }

/** The log that all tabs of one browser share. A batch is stored whole or not at all, and lies
 * there until what is settled is forgotten. */
export interface EventLog {
  /**
   * Gives each batch its position inside the same transaction that stores it. A batch whose id the log has already is
   * not stored again, and is answered with the position it has.
   */
  readonly append: (
    batches: readonly Batch[],
    durability: 'strict' | 'relaxed',
  ) => TaskEither<LogFailure, readonly StoredBatch[]>
  /**
   * Puts what is left in place of what the log has, in one transaction. Batches that are left out or have no records are
   * gone for good, and so is what could not be read; no position is ever given twice.
   */
  readonly replace: (left: (batches: readonly StoredBatch[]) => readonly StoredBatch[]) => TaskEither<LogFailure, void>
  /** Batches after a position, ascending. Of a damaged one its streams are told, by records of kind `damaged`. */
  readonly readAfter: (position: number) => TaskEither<LogFailure, readonly StoredBatch[]>
}

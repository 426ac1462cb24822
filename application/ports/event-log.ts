import type { TaskEither } from 'fp-ts/TaskEither'
import type { Instant } from '#domain/kernel/ids'
import type { Batch, StoredBatch } from '#application/log/record'

export type LogFailure = { readonly tag: 'Unavailable'; readonly reason: string } | { readonly tag: 'Full' }

/**
 * The log that all tabs of one browser share. A batch is stored whole or not at all, and lies there until what is settled
 * is forgotten or gives way to a summary.
 */
export interface EventLog {
  /**
   * Gives each batch its position inside the same transaction that stores it. A batch whose id the log has already is
   * not stored again, and is answered with the position it has. Positions that a tab is given always grow, also after
   * the browser has deleted the log under it. Once `signal` aborts, batches that are not stored yet never will be.
   */
  readonly append: (
    batches: readonly Batch[],
    durability: 'strict' | 'relaxed',
    signal?: AbortSignal,
  ) => TaskEither<LogFailure, readonly StoredBatch[]>
  /**
   * Puts what is left in place of what the log has, in one transaction. Batches that are left out or have no records are
   * gone for good, and so is what could not be read; no position is ever given twice. `undefined` leaves the log as it is.
   */
  readonly replace: (left: Replace) => TaskEither<LogFailure, void>
  /** The next batches after a position, ascending: as many as one page holds. Of a damaged one its streams are told. */
  readonly readPage: (after: number) => TaskEither<LogFailure, LogPage>
  /**
   * Bounds the log. Where it is larger or older than the limits say, all but its newest part is given to `summarise`,
   * a page at a time behind what that made of the pages before, and gives way to the result in one transaction.
   * `undefined` leaves the log as it is. Answers whether it was cut.
   */
  readonly cut: (limits: LogLimits, summarise: Summarise) => TaskEither<LogFailure, boolean>
}

export interface LogPage {
  readonly batches: readonly StoredBatch[]
  /** Where the next page begins; undefined: there is none for now. */
  readonly next: number | undefined
}

/** Sizes in characters. */
export interface LogLimits {
  /** The log is cut when it is larger than this, */
  readonly largest: number
  /** down to its newest batches of this size. */
  readonly kept: number
  /** What is older is cut. */
  readonly oldest: Instant
}

export type Replace = (batches: readonly StoredBatch[]) => readonly StoredBatch[] | undefined

export type Summarise = (batches: readonly StoredBatch[]) => readonly StoredBatch[] | undefined

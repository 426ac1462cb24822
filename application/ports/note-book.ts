import type { Batch } from '#application/log/record'

/**
 * Where a tab notes in the same tick what the log has only a moment later, so that a page killed in between loses
 * nothing. A note lives as long as that moment. Never throws: a book that is refused or full takes no note.
 */
export interface NoteBook {
  /** Notes a batch under the tab that decided it. */
  readonly write: (batch: Batch) => void
  /** Erases a tab's notes of these batches, or all of its notes. */
  readonly erase: (tab: string, batches: readonly string[] | 'all') => void
  /** The tabs of this browser that have notes, gone or not. */
  readonly tabs: () => readonly string[]
  /** What a tab has noted, in the order in which it was decided. */
  readonly read: (tab: string) => readonly Batch[]
  /** Another tab has written a note. */
  readonly whenWritten: (listener: (tab: string) => void) => () => void
}

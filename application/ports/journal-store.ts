import type { Batch } from '#application/log/record'

/**
 * The write-ahead journal: a page saves there, in the same tick, what the log does not have yet. It outlives a page that is
 * killed. Never throws: a refused storage saves nothing.
 */
export interface JournalStore {
  /**
   * Saves these batches in place of what the tab had saved. Where there is not room for all, the oldest are saved, for
   * nothing may be stored without what it follows from.
   */
  readonly save: (tab: string, batches: readonly Batch[]) => void
  readonly erase: (tab: string) => void
  /** The tabs of this browser that have saved something, gone or not. */
  readonly tabs: () => readonly string[]
  /** What a tab has saved, in the order in which it was decided. */
  readonly read: (tab: string) => readonly Batch[]
  /** Another tab has saved something. */
  readonly whenSaved: (listener: (tab: string) => void) => () => void
}

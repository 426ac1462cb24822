import type { JournalStore } from '#application/ports/journal-store'
import { createWebJournalStore } from '#adapters/browser/web-journal-store'
import { createMemoryWebStorage } from './memory-web-storage'

/** The journals of the tabs of one browser. */
export interface MemoryJournal {
  readonly texts: ReadonlyMap<string, string>
  /** The store of one more window: it is notified of what the others write, and not of what it writes itself. */
  readonly open: () => JournalStore
}

export const createMemoryJournal = (): MemoryJournal => {
  const texts = new Map<string, string>()
  const windows = new Map<Storage, (key: string, value: string | null) => void>()
  return {
    texts,
    open: () => {
      const own = createMemoryWebStorage(texts, (key, value) => {
        for (const [window, heard] of windows) if (window !== own) queueMicrotask(() => heard(key, value))
      })
      return createWebJournalStore(
        () => own,
        (heard) => {
          windows.set(own, heard)
          return () => void windows.delete(own)
        },
      )
    },
  }
}

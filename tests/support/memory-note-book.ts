import type { NoteBook } from '#application/ports/note-book'
import { createWebNoteBook } from '#adapters/browser/web-note-book'
import { createMemoryWebStorage } from './memory-web-storage'

/** The notes of one browser's tabs, as they lie in its storage. */
export interface MemoryNotes {
  readonly texts: ReadonlyMap<string, string>
  /** The book of one more window: it hears of what the others write, and not of what it writes itself. */
  readonly open: () => NoteBook
}

export const createMemoryNotes = (): MemoryNotes => {
  const texts = new Map<string, string>()
  const windows = new Map<Storage, (key: string, value: string | null) => void>()
  return {
    texts,
    open: () => {
      const own = createMemoryWebStorage(texts, (key, value) => {
        for (const [window, heard] of windows) if (window !== own) queueMicrotask(() => heard(key, value))
      })
      return createWebNoteBook(
        () => own,
        (heard) => {
          windows.set(own, heard)
          return () => void windows.delete(own)
        },
      )
    },
  }
}

import type { Batch } from '#application/log/record'
import { readBatch } from '#application/log/codecs/batch'
import type { NoteBook } from '#application/ports/note-book'
import { webStorage } from './web-storage'

const PREFIX = 'fackhandel-noted '

/** Characters that one tab may have noted at a time. Browsers give all storage of an origin some five million. */
export const MOST_NOTED = 250_000

/** Hears of keys that other tabs of this browser have written or removed. */
export type StoredElsewhere = (heard: (key: string | null, value: string | null) => void) => () => void

const inWindow: StoredElsewhere = (heard) => {
  const listener = ({ key, newValue }: StorageEvent): void => heard(key, newValue)
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/**
 * Notes in a web storage, whose writes outlive the page that makes them: one key a tab, one line a batch, the batch's
 * id and then its JSON.
 */
export const createWebNoteBook = (
  open: () => Storage = () => window.localStorage,
  storedElsewhere: StoredElsewhere = inWindow,
): NoteBook => {
  const store = webStorage(open)

  const linesOf = (tab: string): readonly string[] =>
    (store.get(PREFIX + tab) ?? '').split('\n').filter((line) => line !== '')

  return {
    write: (batch) => {
      const text = `${store.get(PREFIX + batch.tab) ?? ''}${batch.id} ${JSON.stringify(batch)}\n`
      if (text.length <= MOST_NOTED) store.set(PREFIX + batch.tab, text)
    },
    erase: (tab, batches) => {
      const left = batches === 'all' ? [] : linesOf(tab).filter((line) => !batches.includes(idOf(line)))
      if (left.length === 0) store.remove(PREFIX + tab)
      else store.set(PREFIX + tab, left.map((line) => `${line}\n`).join(''))
    },
    tabs: () => keysOf(open).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
    read: (tab) => linesOf(tab).flatMap((line) => batchOf(line.slice(line.indexOf(' ') + 1)) ?? []),
    whenWritten: (listener) =>
      storedElsewhere((key, value) => {
        if (value !== null && key?.startsWith(PREFIX) === true) listener(key.slice(PREFIX.length))
      }),
  }
}

const idOf = (line: string): string => line.slice(0, line.indexOf(' '))

const keysOf = (open: () => Storage): readonly string[] => {
  try {
    const storage = open()
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

const batchOf = (text: string): Batch | undefined => {
  try {
    return readBatch(JSON.parse(text))
  } catch {
    return undefined
  }
}

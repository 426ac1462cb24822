import type { Batch } from '#application/log/record'
import { readBatch, writeBatch } from '#application/log/codecs/batch'
import type { JournalStore } from '#application/ports/journal-store'
import { webStorage } from './web-storage'

const PREFIX = 'fackhandel-journal '

/** Listens to keys that other tabs of this browser write or remove. */
export type StoredElsewhere = (heard: (key: string | null, value: string | null) => void) => () => void

const inWindow: StoredElsewhere = (heard) => {
  const listener = ({ key, newValue }: StorageEvent): void => heard(key, newValue)
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Journals in a web storage, whose writes outlive the page: one key for each tab, one JSON line for each batch. */
export const createWebJournalStore = (
  open: () => Storage = () => window.localStorage,
  storedElsewhere: StoredElsewhere = inWindow,
): JournalStore => {
  const store = webStorage(open)

  const fits = (key: string, text: string): boolean => {
    try {
      open().setItem(key, text)
      return true
    } catch {
      return false
    }
  }

  /** Writes all lines at once. If they exceed the quota, adds line by line until one does not fit. */
  const write = (key: string, lines: readonly string[]): void => {
    if (fits(key, lines.join('\n'))) return
    store.remove(key)
    let text: string | undefined
    for (const line of lines) {
      const longer = text === undefined ? line : `${text}\n${line}`
      if (!fits(key, longer)) return
      text = longer
    }
  }

  return {
    save: (tab, batches) =>
      write(
        PREFIX + tab,
        batches.map((batch) => JSON.stringify(writeBatch(batch))),
      ),
    erase: (tab) => store.remove(PREFIX + tab),
    tabs: () => keysOf(open).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
    read: (tab) => (store.get(PREFIX + tab) ?? '').split('\n').flatMap((line) => batchOf(line) ?? []),
    whenSaved: (listener) =>
      storedElsewhere((key, value) => {
        if (value !== null && key?.startsWith(PREFIX) === true) listener(key.slice(PREFIX.length))
      }),
  }
}

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

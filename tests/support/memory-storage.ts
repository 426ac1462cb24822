import type { KeyValueStore } from '#application/ports/key-value-store'

/** A browser's storage, shared by its tabs. */
export interface MemoryStorage extends KeyValueStore {
  /** What lies under a key, read as JSON; undefined when there is nothing. */
  readonly json: (key: string) => unknown
  readonly keys: () => readonly string[]
}

export const createMemoryStorage = (entries: Readonly<Record<string, string>> = {}): MemoryStorage => {
  const texts = new Map(Object.entries(entries))
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    json: (key) => {
      const text = texts.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    keys: () => [...texts.keys()].toSorted(),
  }
}

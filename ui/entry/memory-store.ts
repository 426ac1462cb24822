import type { KeyValueStore } from '#application/ports/key-value-store'

/** A store in memory, lost with the process. It starts with the given content. */
export const memoryStore = (held: Readonly<Record<string, string>> = {}): KeyValueStore => {
  const values = new Map(Object.entries(held))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

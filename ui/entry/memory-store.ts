import type { KeyValueStore } from '#application/ports/key-value-store'

/** Forgets with its process. What it holds from the start is all that it knows of anybody. */
export const memoryStore = (held: Readonly<Record<string, string>> = {}): KeyValueStore => {
  const values = new Map(Object.entries(held))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

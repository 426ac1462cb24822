import type { KeyValueStore } from '#application/ports/key-value-store'

/** Forgets with its request: the server keeps nothing for anybody. */
export const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

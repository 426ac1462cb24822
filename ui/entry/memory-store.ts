import type { KeyValueStore } from '#application/ports/key-value-store'

/** Forgets with its process. On the server nobody is known, so that nothing of anybody comes in here. */
export const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

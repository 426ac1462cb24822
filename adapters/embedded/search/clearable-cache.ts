import { LRUCache } from 'lru-cache'

/** Keeps values by their question until they are cleared, expire, or give way to others. */
export interface ClearableCache<Value extends object | string> {
  readonly get: (question: string) => Value | undefined
  /**
   * To be called before the value is read from the database. The returned function keeps the value, unless the cache
   * was cleared in between: then the value may be older than what it was cleared for.
   */
  readonly begin: () => (question: string, value: Value) => void
  readonly clear: () => void
}

export const clearableCache = <Value extends object | string>(
  options: LRUCache.Options<string, Value, unknown>,
): ClearableCache<Value> => {
  const kept = new LRUCache<string, Value>(options)
  let cleared = 0
  return {
    get: (question) => kept.get(question),
    begin: () => {
      const before = cleared
      return (question, value) => {
        if (before === cleared) kept.set(question, value)
      }
    },
    clear: () => {
      cleared += 1
      kept.clear()
    },
  }
}

import type { KeyValueStore } from '#application/ports/key-value-store'

/**
 * A browser storage as a store that never throws. It is opened at every use, because access to a refused storage
 * throws, and because nothing may access `window` while a module loads.
 */
export const webStorage = (open: () => Storage): KeyValueStore => {
  const attempt = <T>(task: (storage: Storage) => T): T | undefined => {
    try {
      return task(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  }
}

export const localStore: KeyValueStore = webStorage(() => window.localStorage)
export const sessionStore: KeyValueStore = webStorage(() => window.sessionStorage)

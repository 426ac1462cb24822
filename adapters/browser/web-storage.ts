import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import type { KeyValueStore } from '#application/ports/key-value-store'

/**
 * A browser storage as a store that never throws. It is opened at every use, because access to a refused storage
 * throws, and because nothing may access `window` while a module loads. What a refused or full storage does not take is
 * kept in the memory of the page, so that a user can log in and order all the same.
 */
export const webStorage = (open: () => Storage): KeyValueStore => {
  const notTaken = new Map<string, string>()
  const attempt = <T>(task: (storage: Storage) => T): E.Either<unknown, T> => E.tryCatch(() => task(open()), identity)
  const remove = (key: string): void => void attempt((storage) => storage.removeItem(key))
  return {
    get: (key) =>
      notTaken.get(key) ??
      pipe(
        attempt((storage) => storage.getItem(key) ?? undefined),
        E.getOrElse((): string | undefined => undefined),
      ),
    set: (key, value) => {
      notTaken.delete(key)
      if (E.isRight(attempt((storage) => storage.setItem(key, value)))) return
      // A full storage still has the older value, which the next start must not find.
      remove(key)
      notTaken.set(key, value)
    },
    remove: (key) => {
      notTaken.delete(key)
      remove(key)
    },
  }
}

export const localStore: KeyValueStore = webStorage(() => window.localStorage)
export const sessionStore: KeyValueStore = webStorage(() => window.sessionStorage)

import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import type { KeyValueStore } from '#application/ports/key-value-store'

/**
 * A browser storage as a store that never throws. It is opened at every use, because access to a refused storage
 * throws, and because nothing may access `window` while a module loads. What a refused or full storage does not take is
 * kept in the memory of the page, so that a user can log in and order all the same.
 * @param openInstead the storage in which the next start of the same tab finds what the first one does not take
 */
export const webStorage = (open: () => Storage, openInstead?: () => Storage): KeyValueStore => {
  const notTaken = new Map<string, string>()
  const first = attemptsAt(open)
  const instead = openInstead === undefined ? undefined : attemptsAt(openInstead)
  const remove = (key: string): void => {
    first((storage) => storage.removeItem(key))
    instead?.((storage) => storage.removeItem(key))
  }
  return {
    // What the first storage has is newer: another tab wrote it since.
    get: (key) => notTaken.get(key) ?? valueIn(first, key) ?? (instead && valueIn(instead, key)),
    set: (key, value) => {
      notTaken.delete(key)
      instead?.((storage) => storage.removeItem(key))
      if (E.isRight(first((storage) => storage.setItem(key, value)))) return
      // A full storage still has the older value, which the next start must not find.
      remove(key)
      notTaken.set(key, value)
      instead?.((storage) => storage.setItem(key, value))
    },
    remove: (key) => {
      notTaken.delete(key)
      remove(key)
    },
  }
}

type Attempts = <T>(task: (storage: Storage) => T) => E.Either<unknown, T>

const attemptsAt =
  (open: () => Storage): Attempts =>
  (task) =>
    E.tryCatch(() => task(open()), identity)

const valueIn = (attempt: Attempts, key: string): string | undefined =>
  pipe(
    attempt((storage) => storage.getItem(key) ?? undefined),
    E.getOrElse((): string | undefined => undefined),
  )

export const localStore: KeyValueStore = webStorage(
  () => window.localStorage,
  () => window.sessionStorage,
)
export const sessionStore: KeyValueStore = webStorage(() => window.sessionStorage)

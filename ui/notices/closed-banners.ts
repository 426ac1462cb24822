import { useSyncExternalStore } from 'react'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { storedJson } from '#application/storage/stored-json'

/** Also read before the first paint, by `server/session-mark.ts`. */
const KEY = 'closed-banners'
const MOST_KEPT = 50

const none: readonly string[] = []
const listeners = new Set<() => void>()
let closed: readonly string[] | undefined

const read = (): readonly string[] =>
  pipe(
    storedJson(
      () => window.localStorage.getItem(KEY),
      (value) =>
        Array.isArray(value) ? O.some(value.filter((one): one is string => typeof one === 'string')) : O.none,
    ),
    O.getOrElse(() => none),
  )

const snapshot = (): readonly string[] => (closed ??= read())

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The keys of the banners that the reader has closed in this browser; none while the server's page is taken over. */
export const useClosedBanners = (): readonly string[] => useSyncExternalStore(subscribe, snapshot, () => none)

/** Closes a banner for good, until what it says is another. Without storage it is closed for this page. */
export const closeBanner = (key: string): void => {
  closed = [...snapshot().filter((one) => one !== key), key].slice(-MOST_KEPT)
  try {
    window.localStorage.setItem(KEY, JSON.stringify(closed))
  } catch {
    // It is shown again after a reload.
  }
  for (const listener of listeners) listener()
}

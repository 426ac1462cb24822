import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { storedJson } from '#application/storage/stored-json'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'scroll-places'
const MOST_PLACES = 50

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/**
 * The scroll positions, in pixels from the top, of the pages in this tab's history. They survive a reload. The storage
 * is opened at every use, because the browser throws when a page accesses blocked storage.
 */
export const readScrollPlaces = (open: () => Storage): readonly (readonly [string, number])[] =>
  pipe(
    storedJson(() => open().getItem(KEY), placesFrom),
    O.getOrElse((): readonly (readonly [string, number])[] => []),
  )

const placesFrom = (stored: unknown): O.Option<readonly (readonly [string, number])[]> =>
  Array.isArray(stored) ? O.some(stored.filter(isPlace)) : O.none

/** Stores the latest positions. Without storage a page begins at its top when the user goes back after a reload. */
export const writeScrollPlaces = (open: () => Storage, places: ReadonlyMap<string, number>): void => {
  try {
    open().setItem(KEY, JSON.stringify([...places].slice(-MOST_PLACES)))
  } catch {
    // Only scroll positions are lost.
  }
}

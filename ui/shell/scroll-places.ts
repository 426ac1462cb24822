import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { storedJson } from '#application/storage/stored-json'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'scroll-places'
const MOST_PLACES = 50

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/**
 * Pixels from the top at which the pages of this tab's history were left, kept over a reload. The storage is opened at
 * every use: a refused one throws when it is mentioned.
 */
export const readScrollPlaces = (open: () => Storage): readonly (readonly [string, number])[] =>
  pipe(
    storedJson(() => open().getItem(KEY), placesFrom),
    O.getOrElse((): readonly (readonly [string, number])[] => []),
  )

const placesFrom = (stored: unknown): O.Option<readonly (readonly [string, number])[]> =>
  Array.isArray(stored) ? O.some(stored.filter(isPlace)) : O.none

/** The latest are kept; where there is no storage, going back over a reload begins at the top. */
export const writeScrollPlaces = (open: () => Storage, places: ReadonlyMap<string, number>): void => {
  try {
    open().setItem(KEY, JSON.stringify([...places].slice(-MOST_PLACES)))
  } catch {
    // Nothing is lost but a place.
  }
}

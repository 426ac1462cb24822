type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'scroll-places'
const MOST_PLACES = 50

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/**
 * Pixels from the top at which the pages of this tab's history were left, kept over a reload. The storage is opened at
 * every use: a refused one throws when it is mentioned.
 */
export const readScrollPlaces = (open: () => Storage): readonly (readonly [string, number])[] => {
  try {
    const stored: unknown = JSON.parse(open().getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

/** The latest are kept; where there is no storage, going back over a reload begins at the top. */
export const writeScrollPlaces = (open: () => Storage, places: ReadonlyMap<string, number>): void => {
  try {
    open().setItem(KEY, JSON.stringify([...places].slice(-MOST_PLACES)))
  } catch {
    // Nothing is lost but a place.
  }
}

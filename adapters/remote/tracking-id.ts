import type { IdSource } from '#application/ports/id-source'
import type { KeyValueStore } from '#application/ports/key-value-store'

/** The storage key of the behaviour tracking id. */
const TRACKING_ID_KEY = '_l54a'

/** A visitor's tracking id, 21 characters. Created once and kept in the store, or in memory if the store fails. */
export const createTrackingId = (store: KeyValueStore, ids: IdSource): (() => string) => {
  let own: string | undefined
  return () => {
    const kept = store.get(TRACKING_ID_KEY) ?? own
    if (kept !== undefined) return kept
    own = ids.next()
    store.set(TRACKING_ID_KEY, own)
    return own
  }
}

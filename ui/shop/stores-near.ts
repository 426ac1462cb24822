import type { LocationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'
import { shopQuery, useAnswer, useLatestValue } from './use-answer'

export interface StoreAtDistance extends Store {
  /** Kilometres from the home store; undefined for that store, and while unknown. */
  readonly distance?: number
}

const storesNearQuery = shopQuery(
  (queries, { home, ids }: { readonly home: LocationId; readonly ids: readonly LocationId[] }, options) =>
    queries.storesNear(home, ids, options),
)

/**
 * The home store first, then the others by their distance from it (STORE-15). In the order given until the service has
 * answered for this home store. It is called only while the list is open.
 */
export const useStoresNear = (
  stores: readonly Store[],
  home: LocationId | undefined,
  looking: boolean,
): readonly StoreAtDistance[] => {
  const ids = stores.map(({ id }) => id)
  const isAsked = looking && home !== undefined
  const near = useLatestValue(useAnswer(storesNearQuery, isAsked ? { home, ids } : undefined), home)
  if (near === undefined) return stores
  const sorted = new Set(near.map(({ id }) => id))
  return [
    ...stores.filter(({ id }) => id === home),
    ...near,
    ...stores.filter(({ id }) => id !== home && !sorted.has(id)),
  ]
}

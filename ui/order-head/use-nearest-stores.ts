import type { FoundAddress } from '#application/ports/location-service'
import type { LocationId } from '#domain/kernel/ids'
import { homeFirst, nearestFirst, type Store } from '#domain/stores/store'
import { shopQuery, useAnswer, useLatestValue } from '../shop/use-answer'

const TYPING_PAUSE_MS = 200

export interface ListedStore extends Store {
  /** Kilometres from the place that was found, else from the home store; undefined without either. */
  readonly distance?: number
}

type FoundPlace = FoundAddress | 'nowhere' | 'failed'

export interface NearestStores {
  readonly stores: readonly ListedStore[]
  /** What the stores are sorted by, or why they are not. */
  readonly place: FoundPlace | undefined
}

const addressesQuery = shopQuery(
  (queries, query: string, options) => queries.searchAddresses(query, options),
  TYPING_PAUSE_MS,
)

/** The stores by their distance from the typed place; while nothing is typed, from the home store. */
export const useNearestStores = (
  stores: readonly Store[],
  home: LocationId | undefined,
  typed: string,
): NearestStores => {
  const query = typed.trim()
  const answer = useAnswer(addressesQuery, query === '' ? undefined : query)
  // The latest answer stays while the next one is under way, so that the list does not jump under the pointer.
  const addresses = useLatestValue(answer)
  if (query === '') return { place: undefined, stores: homeFirst(stores, home) }
  if (answer.tag === 'Failed') return { place: 'failed', stores }
  const place = addresses === undefined ? undefined : (addresses[0] ?? 'nowhere')
  return { place, stores: typeof place === 'object' ? nearestFirst(place, stores) : stores }
}

import type { NearbyStore } from '#application/ports/location-service'
import { nearestFirst } from '#domain/stores/distance'
import type { Store } from '#domain/stores/store'

/** The other stores, the nearest first. */
export const storesNear = (from: Store, stores: readonly Store[]): readonly NearbyStore[] =>
  nearestFirst(
    from,
    stores.filter(({ id }) => id !== from.id),
  )

import type { NearbyStore } from '#application/ports/location-service'
import { nearestFirst, type Store } from '#domain/stores/store'

/** The other stores, the nearest first. */
export const storesNear = (from: Store, stores: readonly Store[]): readonly NearbyStore[] =>
  nearestFirst(
    from,
    stores.filter(({ id }) => id !== from.id),
  )

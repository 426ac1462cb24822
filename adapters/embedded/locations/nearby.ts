import type { NearbyStore } from '#application/ports/location-service'
import type { Store } from '#domain/stores/store'

const EARTH_RADIUS = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Place = Pick<Store, 'latitude' | 'longitude'>

/** Kilometres between two places as the crow flies, to a tenth. */
export const distanceBetween = (a: Place, b: Place): number => {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const part = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(part)) * 10) / 10
}

/** The other stores, the nearest first. */
export const storesNear = (from: Store, stores: readonly Store[]): readonly NearbyStore[] =>
  stores
    .filter(({ id }) => id !== from.id)
    .map((store) => ({ ...store, distance: distanceBetween(from, store) }))
    .toSorted((a, b) => a.distance - b.distance)

import type { Store } from '#domain/stores/store'
import type { LocationId } from '#domain/kernel/ids'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** For comparing distances within a country: degrees of longitude narrow to the north. */
const apart = (a: Store, b: Store): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(radians(a.latitude)))

/** A store and those nearest to it, itself first; the first stores there are where it is not known. */
export const nearestStores = (stores: readonly Store[], to: LocationId | undefined, most: number): readonly Store[] => {
  const home = stores.find(({ id }) => id === to)
  return (home === undefined ? stores : stores.toSorted((a, b) => apart(home, a) - apart(home, b))).slice(0, most)
}

import type { LocationId } from '#domain/kernel/ids'
import { homeFirst, type Store } from '#domain/stores/store'

/** A store and those nearest to it, itself first; the first stores there are where it is not known. */
export const nearestStores = (stores: readonly Store[], to: LocationId | undefined, most: number): readonly Store[] =>
  homeFirst(stores, to).slice(0, most)

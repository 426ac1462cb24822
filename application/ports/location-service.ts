import type { LocationId } from '#domain/kernel/ids'
import type { Coordinates, Store } from '#domain/stores/store'
import type { Call, CallOptions } from './call'

export interface NearbyStore extends Store {
  /** Kilometres as the crow flies. */
  readonly distance: number
}

/** A place found by its town or its zip code. */
export interface FoundAddress extends Coordinates {
  /** Five digits; empty where only a town was named. */
  readonly zipCode: string
  readonly city: string
}

/** Stores, in Swedish order of name (STORE-14). */
export interface LocationService {
  readonly locations: (options?: CallOptions) => Call<readonly Store[]>
  /** The other stores, the nearest first; with a filter only those in it (STORE-15). */
  readonly nearby: (
    store: LocationId,
    filter: readonly LocationId[] | undefined,
    options?: CallOptions,
  ) => Call<readonly NearbyStore[]>
  /** Places by town or zip code, the best answer first (STORE-16). */
  readonly searchAddresses: (query: string, options?: CallOptions) => Call<readonly FoundAddress[]>
}

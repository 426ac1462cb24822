import type { LocationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'
import type { Call, CallOptions } from './call'

export interface NearbyStore extends Store {
  /** Kilometres as the crow flies. */
  readonly distance: number
}

/** Stores, in Swedish order of name (STORE-14). */
export interface LocationService {
  readonly locations: (
    filter?: { readonly services: 'standard-pickup' } | { readonly zipCode: string; readonly deliveryMethod: string },
    options?: CallOptions,
  ) => Call<readonly Store[]>
  /** The other stores, the nearest first; with a filter only those in it (STORE-15). */
  readonly nearby: (
    store: LocationId,
    filter: readonly LocationId[] | undefined,
    options?: CallOptions,
  ) => Call<readonly NearbyStore[]>
}

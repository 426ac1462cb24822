import type { LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

export interface Store {
  readonly id: LocationId
  readonly name: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  /** Monday first, `06:30–17:00` or empty when closed. */
  readonly openingHours: readonly string[]
}

/** Stores, in Swedish order of name (STORE-14). */
export interface LocationService {
  readonly locations: (
    filter?: { readonly services: 'standard-pickup' } | { readonly zipCode: string; readonly deliveryMethod: string },
    options?: CallOptions,
  ) => Call<readonly Store[]>
}

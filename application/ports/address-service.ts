import type { Address } from '#domain/address/address'
import type { AddressDetails } from '#domain/address/address-entry'
import type { AddressId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** What a user may say of an address; the rest is the service's. */
export interface NewAddress extends AddressDetails {
  readonly name: string | undefined
}

/** The addresses of the present customer (ADDRESS-09 to ADDRESS-12). */
export interface AddressService {
  readonly addresses: (options?: CallOptions) => Call<readonly Address[]>
  /** An address with the same texts as one of the customer's is that one: repeating the call adds nothing. */
  readonly create: (address: NewAddress, options?: CallOptions) => Call<Address>
  /** Refused for a read-only address. */
  readonly update: (id: AddressId, address: NewAddress, options?: CallOptions) => Call<Address>
  /** Refused for a read-only address. */
  readonly remove: (id: AddressId, options?: CallOptions) => Call<void>
}

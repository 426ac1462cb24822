import type { AddressId, CustomerId } from '../kernel/ids'
import type { CountryCode } from './country'

/** The texts of an address. `address2` is the street; `address1` and `address3` stand before and after it. */
export interface AddressTexts {
  /** What the customer calls the place. */
  readonly label: string | undefined
  readonly recipientName: string | undefined
  readonly address1: string | undefined
  readonly address2: string | undefined
  readonly address3: string | undefined
  readonly postalCode: string
  readonly postalAddress: string
  readonly countryCode: CountryCode
}

/** An address of a customer (ADDRESS-02). */
export interface Address extends AddressTexts {
  readonly id: AddressId
  /** The number of the address in the customer register, where it has one. */
  readonly addressId: string | undefined
  readonly customerId: CustomerId
  readonly name: string | undefined
  readonly phone: string | undefined
  /** Kept by the customer register; the shop cannot change or delete it. */
  readonly readOnly: boolean
  /** Chosen for an order until the user chooses another. */
  readonly preselected: boolean
  /** Whether goods can be sent to it. */
  readonly validForDelivery: boolean
}

/** Addresses that goods can be sent to, the preselected one first, the others in the given order. */
export const deliverableAddresses = (addresses: readonly Address[]): readonly Address[] => {
  const valid = addresses.filter(({ validForDelivery }) => validForDelivery)
  return [...valid.filter(({ preselected }) => preselected), ...valid.filter(({ preselected }) => !preselected)]
}

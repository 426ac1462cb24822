import type { DeliveryOption } from '../delivery/delivery-options'
import type { DeliveryId } from '../delivery/delivery-type'
import type { AddressId } from '../kernel/ids'
import type { Address, AddressTexts } from './address'
import { type AddressField, type AddressValues, readWrittenAddress, withWrittenText } from './written-address'

/** An address of an order. `id`: that of the customer's address, where it was chosen among those. */
export interface DeliveryAddress extends AddressTexts {
  readonly id: AddressId | undefined
}

/**
 * Where the goods of a delivery go: an address of the customer, with its texts as they were when it was chosen, or one
 * that is being written.
 */
export type Destination =
  | { readonly tag: 'Chosen'; readonly address: DeliveryAddress }
  | { readonly tag: 'Written'; readonly values: AddressValues }

/** Deliveries that bring the goods to an address, which their form asks for. */
export const deliveriesToAddress = (
  options: readonly Pick<DeliveryOption, 'id' | 'useDestination'>[],
): readonly DeliveryId[] => options.flatMap(({ id, useDestination }) => (useDestination ? [id] : []))

/** What an order needs of an address of the customer. */
export const deliveryAddressOf = (address: Address): DeliveryAddress => ({
  id: address.id,
  label: address.label ?? address.name,
  recipientName: address.recipientName,
  address1: address.address1,
  address2: address.address2,
  address3: address.address3,
  postalCode: address.postalCode,
  postalAddress: address.postalAddress,
  countryCode: address.countryCode,
})

/** The address that goods can be sent to; undefined where there is none, or while a written one has a fault. */
export const addressOfDestination = (destination: Destination | undefined): DeliveryAddress | undefined => {
  if (destination === undefined) return undefined
  if (destination.tag === 'Chosen') return destination.address
  const written = readWrittenAddress(destination.values)
  return written === undefined ? undefined : { ...written, id: undefined }
}

/** The written address with one more text. */
export const withText = (destination: Destination | undefined, field: AddressField, value: string): Destination => ({
  tag: 'Written',
  values: withWrittenText(destination?.tag === 'Written' ? destination.values : {}, field, value),
})

/** The destination after a change of one of the customer's addresses: an order goes to the address as it is now. */
export const afterAddressChange = (destination: Destination, changed: Address): Destination =>
  destination.tag === 'Chosen' && destination.address.id === changed.id
    ? { tag: 'Chosen', address: deliveryAddressOf(changed) }
    : destination

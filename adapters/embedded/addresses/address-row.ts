import type { Selectable } from 'kysely'
import type { NewAddress } from '#application/ports/address-service'
import type { Address } from '#domain/address/address'
import { addressId, customerId } from '#domain/kernel/ids'
import { swedishSortKey } from '../swedish-order'
import type { AddressesTables } from './tables'

type AddressRow = Selectable<AddressesTables['addresses']>

export const addressOf = (row: AddressRow): Address => ({
  id: addressId(row.id),
  addressId: row.address_id ?? undefined,
  customerId: customerId(row.customer_id),
  label: row.label ?? undefined,
  name: row.name ?? undefined,
  recipientName: row.recipient_name ?? undefined,
  address1: row.address1 ?? undefined,
  address2: row.address2 ?? undefined,
  address3: row.address3 ?? undefined,
  postalCode: row.postal_code,
  postalAddress: row.postal_address,
  countryCode: row.country_code,
  phone: row.phone ?? undefined,
  readOnly: row.read_only,
  preselected: row.preselected,
  validForDelivery: row.valid_for_delivery,
})

/** The columns of what a user may say of an address. */
export const columnsOf = (address: NewAddress) => ({
  ...textsOf(address),
  preselected: address.preselected,
  sv_key: swedishSortKey([address.label ?? address.recipientName, address.address2].join(' ')),
})

/** What tells two addresses of a customer apart. */
export const textsOf = (address: Omit<NewAddress, 'preselected'>) => ({
  label: address.label ?? null,
  name: address.name ?? null,
  recipient_name: address.recipientName ?? null,
  address1: address.address1 ?? null,
  address2: address.address2 ?? null,
  address3: address.address3 ?? null,
  postal_code: address.postalCode,
  postal_address: address.postalAddress,
  country_code: address.countryCode,
  phone: address.phone ?? null,
})

export const textColumns = [
  'label',
  'name',
  'recipient_name',
  'address1',
  'address2',
  'address3',
  'postal_code',
  'postal_address',
  'country_code',
  'phone',
] as const satisfies readonly (keyof ReturnType<typeof textsOf>)[]

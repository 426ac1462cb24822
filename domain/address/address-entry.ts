import type { FormField } from '../checkout/form-field'
import type { Address, AddressTexts } from './address'
import {
  type AddressField,
  type AddressFieldFault,
  addressFieldFault,
  addressFormFields,
  readWrittenAddress,
  withWrittenText,
} from './written-address'

/** The fields of an address of the address book: those of a written address, and the telephone of the place. */
export type AddressEntryField = AddressField | 'phone'

/** An address of the address book as it is being written. */
export interface AddressEntry {
  readonly texts: Readonly<Partial<Record<AddressEntryField, string>>>
  /** Whether it is chosen for orders from now on, in place of any other. */
  readonly preselected: boolean
}

/** What a user says of an address of the address book. */
export interface AddressDetails extends AddressTexts {
  readonly phone: string | undefined
  readonly preselected: boolean
}

/** The telephone of an address, which a driver calls; at most 30 characters. */
export const addressPhoneField = { name: 'phone', required: false, maxlength: 30, isPhone: true } as const

/** In the order in which they are written. */
export const addressEntryFields: readonly FormField<AddressEntryField>[] = [...addressFormFields, addressPhoneField]

export interface AddressEntryFault {
  readonly field: AddressEntryField
  readonly fault: AddressFieldFault
}

/** What is wrong with an address of the address book, in the order of its fields. */
export const addressEntryFaults = ({ texts }: AddressEntry): readonly AddressEntryFault[] =>
  addressEntryFields.flatMap((field) => {
    const fault = addressFieldFault(field, texts, texts[field.name])
    return fault === undefined ? [] : [{ field: field.name, fault }]
  })

/** The address that was written; undefined while anything is wrong with it. */
export const readAddressEntry = (entry: AddressEntry): AddressDetails | undefined => {
  const written = readWrittenAddress(entry.texts)
  if (written === undefined || addressEntryFaults(entry).length > 0) return undefined
  return { ...written, phone: entry.texts.phone?.trim() || undefined, preselected: entry.preselected }
}

/**
 * An address to be changed, as it is written. Its country is written too: it may have been chosen against the postal
 * code.
 */
export const entryOf = (address: Address): AddressEntry => ({
  texts: {
    label: address.label ?? address.name ?? '',
    recipientName: address.recipientName ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    address3: address.address3 ?? '',
    postalCode: address.postalCode,
    postalAddress: address.postalAddress,
    countryCode: address.countryCode,
    phone: address.phone ?? '',
  },
  preselected: address.preselected,
})

/** The entry with another text. */
export const withEntryText = (entry: AddressEntry, field: AddressEntryField, value: string): AddressEntry => ({
  ...entry,
  texts: withWrittenText(entry.texts, field, value),
})

import * as O from 'fp-ts/Option'
import { fieldFault, type FormFault, type FormField } from '../checkout/form-field'
import { readZipCode } from '../kernel/zip-code'
import type { AddressTexts } from './address'
import { countryCodes, countryOfPostalCode, type CountryCode } from './country'
import { type PostalCodeFault, postalCodeFault } from './postal-code-fault'

/** The fields of an address that is written. Their values are personal data. */
export const addressFields = [
  'label',
  'recipientName',
  'address1',
  'address2',
  'address3',
  'postalCode',
  'postalAddress',
  'countryCode',
] as const

export type AddressField = (typeof addressFields)[number]

export type AddressValues = Readonly<Partial<Record<AddressField, string>>>

const text = (name: AddressField, required: boolean): FormField<AddressField> => ({ name, required, maxlength: 35 })

/** In the order in which they are written. The lengths are what a delivery note has room for. */
export const addressFormFields: readonly FormField<AddressField>[] = [
  text('recipientName', true),
  text('address1', false),
  text('address2', true),
  text('address3', false),
  { name: 'postalCode', required: true, isPostalCode: true },
  text('postalAddress', true),
  text('label', false),
]

/** What is wrong with a field of an address. */
export type AddressFieldFault = FormFault | PostalCodeFault

export interface AddressFault {
  readonly field: AddressField
  readonly fault: AddressFieldFault
}

/** What is wrong with a field of an address with these values; undefined when nothing is. */
export const addressFieldFault = (
  field: FormField,
  values: AddressValues & { readonly phone?: string },
  value: string | undefined,
): AddressFieldFault | undefined => {
  const fault = fieldFault(field, value)
  if (field.isPostalCode !== true || (fault !== undefined && fault.tag !== 'NotAPostalCode')) return fault
  return postalCodeFault(value ?? '', countryOf(values)) ?? fault
}

/** What is wrong with a written address, in the order of its fields. */
export const addressFaults = (values: AddressValues): readonly AddressFault[] =>
  addressFormFields.flatMap((field) => {
    const fault = addressFieldFault(field, values, values[field.name])
    return fault === undefined ? [] : [{ field: field.name, fault }]
  })

/** The country chosen, else the one that the postal code presets (ADDRESS-07). */
export const countryOf = ({ countryCode, postalCode }: AddressValues): CountryCode =>
  countryCodes.find((code) => code === countryCode) ?? countryOfPostalCode(postalCode ?? '')

/**
 * The texts with another one, also of the telephone that an address of the address book has. Another postal code presets
 * the country anew (ADDRESS-07), so a country chosen before it does not stay.
 */
export const withWrittenText = (
  values: AddressValues & { readonly phone?: string },
  field: AddressField | 'phone',
  value: string,
): AddressValues & { readonly phone?: string } => {
  const { countryCode, ...others } = values
  const kept = field === 'postalCode' || countryCode === undefined ? others : { ...others, countryCode }
  return { ...kept, [field]: value }
}

const trimmed = (value: string | undefined): string | undefined => {
  const found = value?.trim() ?? ''
  return found === '' ? undefined : found
}

/** The address that was written, without blanks around its texts; undefined while anything is wrong with it. */
export const readWrittenAddress = (values: AddressValues): AddressTexts | undefined => {
  const postalCode = O.toUndefined(readZipCode(values.postalCode ?? ''))
  if (addressFaults(values).length > 0 || postalCode === undefined) return undefined
  return {
    label: trimmed(values.label),
    recipientName: trimmed(values.recipientName),
    address1: trimmed(values.address1),
    address2: trimmed(values.address2),
    address3: trimmed(values.address3),
    postalCode,
    postalAddress: trimmed(values.postalAddress) ?? '',
    countryCode: countryOf(values),
  }
}

import type { AddressTexts } from '#domain/address/address'
import { namedCountry } from '#domain/address/country'
import { formatZipCode } from '../texts/format'
import { t } from './t'

const filled = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text === undefined || text.trim() === '' ? [] : [text]))

const orText = (text: string | undefined, missing: string): string => filled([text])[0] ?? missing

/** The place, and its country unless that is Sweden: `431 37 Mölndal`, `221 00 Mariehamn, AX`. */
const placeLine = ({ postalCode, postalAddress, countryCode }: AddressTexts): string =>
  filled([`${formatZipCode(postalCode)} ${postalAddress}`, namedCountry(countryCode)])
    .map((text) => text.trim())
    .join(', ')

/** The lines of an address without what the customer calls it. A missing recipient or street is said (ADDRESS-03, ADDRESS-04). */
export const addressLines = (address: AddressTexts): readonly string[] => [
  [
    orText(address.recipientName, t('address.noRecipient')),
    ...filled([address.address1]),
    orText(address.address2, t('address.noStreet')),
    ...filled([address.address3]),
  ].join(', '),
  placeLine(address),
]

/** An address in one line. */
export const addressLine = (address: AddressTexts): string =>
  [...filled([address.label]), ...addressLines(address)].join(', ')

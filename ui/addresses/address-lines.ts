import type { AddressTexts } from '#domain/address/address'
import { formatZipCode } from '../texts/format'
import { t } from './t'

const filled = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text === undefined || text.trim() === '' ? [] : [text]))

const orText = (text: string | undefined, missing: string): string => filled([text])[0] ?? missing

/** The place and its country, as on a label: `431 37 Mölndal, SE`. */
const placeLine = ({ postalCode, postalAddress, countryCode }: AddressTexts): string =>
  `${formatZipCode(postalCode)} ${postalAddress}`.trim() + `, ${countryCode}`

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

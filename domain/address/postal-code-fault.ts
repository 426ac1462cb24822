import * as O from 'fp-ts/Option'
import { readZipCode, type ZipCode } from '../kernel/zip-code'
import type { CountryCode } from './country'

/** What is wrong with the postal code of an address, beside that it is none. */
export type PostalCodeFault =
  /** The letters of its country stand before it. They are not read past: a postal code is known by its digits alone. */
  | { readonly tag: 'HasCountryLetters'; readonly zipCode: ZipCode }
  /** The address is on Åland, and the postal code is not. */
  | { readonly tag: 'NotOfAland' }

const afterLetters = /^(?:SE?|AX|FIN?)[\s-]*(\d.*)$/i

/** The postal code behind the letters of its country: `SE-431 37`, `AX-22100`; undefined for any other text. */
const withoutLetters = (text: string): ZipCode | undefined =>
  O.toUndefined(readZipCode(afterLetters.exec(text.trim())?.[1] ?? ''))

/** All postal codes of Åland begin with 22. Those of Lund do too, so that the country is not known by the code. */
const isOfAland = (zipCode: ZipCode): boolean => zipCode.startsWith('22')

/** What is wrong with the postal code of an address in a country; undefined where nothing is, or it is none at all. */
export const postalCodeFault = (text: string, country: CountryCode): PostalCodeFault | undefined => {
  const zipCode = O.toUndefined(readZipCode(text))
  if (zipCode !== undefined) return country === 'AX' && !isOfAland(zipCode) ? { tag: 'NotOfAland' } : undefined
  const behind = withoutLetters(text)
  return behind === undefined ? undefined : { tag: 'HasCountryLetters', zipCode: behind }
}

import { normaliseZipCode } from '../kernel/zip-code'

/** The countries that goods are sent to: Sweden and Åland (ADDRESS-05). */
export const countryCodes = ['SE', 'AX'] as const
export type CountryCode = (typeof countryCodes)[number]

/** The postal codes of Åland (ADDRESS-06): 33 of places and 3 of box addresses. */
export const alandPostalCodes: readonly string[] = [
  ...['22100', '22101', '22110', '22111', '22120', '22130', '22140', '22150', '22151', '22160', '22220', '22240'],
  ...['22270', '22310', '22320', '22330', '22340', '22410', '22430', '22520', '22530', '22550', '22610', '22630'],
  ...['22710', '22720', '22730', '22810', '22820', '22830', '22840', '22910', '22920', '22930', '22940', '22950'],
]

/** The country that a postal code presets (ADDRESS-07). Lund has codes of the same series, which are not in the list. */
export const countryOfPostalCode = (postalCode: string): CountryCode =>
  alandPostalCodes.includes(normaliseZipCode(postalCode.trim())) ? 'AX' : 'SE'

/** The country as it stands in an address that is shown or printed: undefined for Sweden, which goes without saying. */
export const namedCountry = (country: CountryCode): CountryCode | undefined => (country === 'SE' ? undefined : country)

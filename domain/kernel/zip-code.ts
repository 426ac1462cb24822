import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

/** Five digits, the first of them not 0. */
export type ZipCode = Brand<string, 'ZipCode'>

/** Removes the first space: `123 45` becomes `12345` (DELIVERY-16). */
export const normaliseZipCode = (text: string): string => text.replace(' ', '')

/** Reads a zip code as users write it, `431 53` or `43153`; none for any other text. */
export const readZipCode = (text: string): O.Option<ZipCode> => {
  const digits = normaliseZipCode(text.trim().replaceAll('\u00a0', ' '))
  return /^[1-9]\d{4}$/.test(digits) ? O.some(digits as ZipCode) : O.none
}

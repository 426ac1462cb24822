import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

/** A telephone number as its owner wrote it. */
export type PhoneNumber = Brand<string, 'PhoneNumber'>

/** What people put between the digits: blanks, hyphens, points, slashes and parentheses. */
const separators = /[\s\u00a0().\-\u2010-\u2013/]/g

/** E.164: a plus sign or 00, and 7 to 15 digits of which the first is not 0. */
const international = /^(?:\+|00)[1-9]\d{6,14}$/

/** A Swedish number with its area code: 0, another digit, and 6 to 9 digits in all after the 0. */
const swedish = /^0[1-9]\d{5,8}$/

/** Reads a Swedish or international telephone number and keeps it as written; none for any other text. */
export const readPhoneNumber = (text: string): O.Option<PhoneNumber> => {
  const written = text.trim()
  // `+46 (0)70…` names the 0 that is dialled inside Sweden only.
  const digits = written.replace('(0)', '').replace(separators, '')
  return international.test(digits) || swedish.test(digits) ? O.some(written as PhoneNumber) : O.none
}

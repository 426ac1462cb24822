import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

/** One e-mail address, in lower case. */
export type EmailAddress = Brand<string, 'EmailAddress'>

/** The longest address that mail servers take (RFC 5321), in characters. */
export const LONGEST_EMAIL = 254

// The K of Kelvin and the long s are no letters of an address: without the flag `u` they do not match.
const pattern = /^[a-z0-9_.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/**
 * Reads an e-mail address as users write it, with blanks around it; none for any other text, a list of addresses among
 * them (AUTH-09).
 */
export const readEmail = (text: string): O.Option<EmailAddress> => {
  const trimmed = text.trim()
  return trimmed.length <= LONGEST_EMAIL && pattern.test(trimmed)
    ? O.some(trimmed.toLowerCase() as EmailAddress)
    : O.none
}

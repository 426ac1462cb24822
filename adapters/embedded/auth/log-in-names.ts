import type { NamedCredentials } from '#adapters/contract/session'
import { limits } from '../limits'

export interface GivenCredentials {
  /** User name or e-mail address, trimmed and in lower case. */
  readonly account: string
  readonly password: string
}

/** The password of a body, by any of its names (AUTH-02). */
export const passwordIn = (body: NamedCredentials): string | undefined =>
  body.logonPassword ?? body.PASSWORD ?? body.password

/**
 * Picks the user name (AUTH-01), the e-mail that may replace it (AUTH-03) and the password (AUTH-02) from the field
 * names that clients use. `undefined` when either is missing or too long.
 */
export const credentialsIn = (body: NamedCredentials): GivenCredentials | undefined => {
  const account = body.logonId ?? body.USER_NAME ?? body.USERNAME ?? body.username ?? body.email ?? body.SENDER_ID
  const password = passwordIn(body)
  if (account === undefined || password === undefined) return undefined
  const { longestCredential } = limits.session
  if (account.length > longestCredential || password.length > longestCredential) return undefined
  return { account: account.trim().toLowerCase(), password }
}

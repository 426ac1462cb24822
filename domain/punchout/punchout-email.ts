/** What a procurement system says of its user. Any part may be missing. */
export interface PunchoutUser {
  readonly userId: string | undefined
  readonly username: string | undefined
  readonly email: string | undefined
  readonly companyName: string | undefined
}

/** Whether a text is an e-mail address to a punchout log-in: no blanks, one @ and a dot in the domain (PUNCHOUT-31). */
export const isPunchoutEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

const UNKNOWN = 'unknown'

const kept = (text: string | undefined, others: RegExp): string => {
  const rest = (text ?? '').toLowerCase().replace(others, '')
  return rest === '' ? UNKNOWN : rest
}

/**
 * An address for a user without one, below a domain that belongs to nobody (PUNCHOUT-32 to PUNCHOUT-34). A company name is
 * one label of the domain, so it keeps no dot.
 */
const syntheticEmail = ({ userId, companyName }: PunchoutUser): string =>
  `${kept(userId, /[^a-z0-9_.+-]/g)}@${kept(companyName, /[^a-z0-9-]/g)}.invalid`

/**
 * The e-mail address of a punchout user: the first of user id, user name and e-mail that is one, else a synthetic address
 * of user id and company (PUNCHOUT-32).
 */
export const punchoutEmail = (user: PunchoutUser): string =>
  [user.userId, user.username, user.email].find((text) => text !== undefined && isPunchoutEmail(text)) ??
  syntheticEmail(user)

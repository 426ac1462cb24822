import type { CustomerId } from '../kernel/ids'
import { customerId } from '../kernel/ids'
import { roles, type Role } from '../session/session'

/** Users of a page of the list (USER-11). */
export const USERS_OF_A_PAGE = 15

/** What a list of users may be sorted by. */
export const userOrders = [
  'firstName',
  'lastName',
  'username',
  'email',
  'mobileNumber',
  'role',
  'lastLoggedInAt',
] as const

export type UserOrder = (typeof userOrders)[number]

/** The order of a list that names none (USER-11). */
export const DEFAULT_USER_ORDER: UserOrder = 'firstName'

/** Characters of the longest search for users. */
export const LONGEST_USER_SEARCH = 200

/** Characters that may be typed: a customer and a role that are chosen beside them have room in the search (USER-04). */
export const LONGEST_TYPED_USER_SEARCH = 120

/** What users are searched by. */
export interface UserSearch {
  /** Parts of names, user name, e-mail address or mobile number; each must be found in one of them. */
  readonly terms: readonly string[]
  /** Users of this customer only. */
  readonly customer: CustomerId | undefined
  /** Users who have this role at the customer, or at any customer when none is named. */
  readonly role: Role | undefined
}

const CUSTOMER = 'kund:'
const ROLE = 'roll:'

const roleOf = (text: string): Role | undefined => roles.find((role) => role === text.toUpperCase())

/**
 * Reads the text of a search. The call takes no parameter of its own for a customer or a role (USER-04), so they are terms
 * of the text: `kund:104822 roll:BUYER_ADMIN anna`. The last one of a kind counts.
 */
export const readUserSearch = (text: string): UserSearch => {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const valueOf = (kind: string): string | undefined =>
    words.findLast((word) => word.toLowerCase().startsWith(kind) && word.length > kind.length)?.slice(kind.length)
  const named = valueOf(CUSTOMER)
  const role = valueOf(ROLE)
  const isQualifier = (word: string): boolean =>
    (word.toLowerCase().startsWith(CUSTOMER) && word.length > CUSTOMER.length) ||
    (word.toLowerCase().startsWith(ROLE) && roleOf(word.slice(ROLE.length)) !== undefined)
  return {
    terms: words.filter((word) => !isQualifier(word)),
    customer: named === undefined ? undefined : customerId(named),
    role: role === undefined ? undefined : roleOf(role),
  }
}

/** The text of a search; reading it gives the search again. Undefined when nothing is searched by. */
export const writeUserSearch = ({ terms, customer, role }: UserSearch): string | undefined => {
  const words = [
    ...terms,
    ...(customer === undefined ? [] : [`${CUSTOMER}${customer}`]),
    ...(role === undefined ? [] : [`${ROLE}${role}`]),
  ]
  return words.length === 0 ? undefined : words.join(' ')
}

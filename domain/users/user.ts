import type { CustomerId, Instant, UserId } from '../kernel/ids'
import { permissionDenies, roles, type PermissionDeny, type Role, type User } from '../session/session'

/** What a user may do at a customer (USER-02). */
export interface CustomerPermissions {
  readonly customerId: CustomerId
  readonly role: Role
  readonly permissionDenies: readonly PermissionDeny[]
}

/** A user as an administrator reads it (USER-02): of the customers only those that the administrator reaches. */
export interface ManagedUser extends User {
  /** False until the user has opened the link that was sent to the e-mail address. */
  readonly isEmailVerified: boolean
  readonly isPhoneNumberVerified: boolean
  readonly active: boolean
  /** Whether the next log-in asks for another password (AUTH-07). */
  readonly mustChangePassword: boolean
  readonly customers: readonly { readonly customerId: CustomerId; readonly name: string }[]
  /** One for each of `customers`. */
  readonly customerPermissions: readonly CustomerPermissions[]
  /** The number of customers that the reader does not reach. */
  readonly otherCustomers: number
  /** Every role that the user has at any customer, highest first. */
  readonly roles: readonly Role[]
  /** Undefined until the first log-in. */
  readonly lastLoggedInAt: Instant | undefined
  /** Who last changed the user; undefined when nobody has. */
  readonly changedBy: UserId | undefined
  readonly changedAt: Instant | undefined
  /** Counts the changes. A change names the version it is based on, so that nobody overwrites what they have not seen. */
  readonly version: number
}

/** Highest first (PERM-02), without repetition. */
export const rolesInOrder = (some: readonly Role[]): readonly Role[] => roles.filter((role) => some.includes(role))

/** The denies of all customers together, in the order in which the spec lists them. */
export const deniesOf = ({
  customerPermissions,
}: Pick<ManagedUser, 'customerPermissions'>): readonly PermissionDeny[] =>
  permissionDenies.filter((deny) => customerPermissions.some((one) => one.permissionDenies.includes(deny)))

/** The highest role of a user; USER for one without a customer. */
export const highestRole = (some: readonly Role[]): Role => rolesInOrder(some)[0] ?? 'USER'

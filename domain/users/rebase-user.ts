import type { CustomerId } from '../kernel/ids'
import { permissionDenies, type PermissionDeny, type Role } from '../session/session'
import type { ManagedUser } from './user'
import { userFields, type UserField } from './user-details'

/** What a form of a user holds while it is written. */
export interface WrittenUser extends Readonly<Record<UserField, string>> {
  /** The role at each customer that is chosen. */
  readonly roles: ReadonlyMap<CustomerId, Role>
}

export type UserPlace = UserField | 'customers'

/** A user as a form shows it before anything is written. */
export const writtenUser = (user: ManagedUser): WrittenUser => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  mobileNumber: user.mobileNumber ?? '',
  roles: new Map<CustomerId, Role>(user.customerPermissions.map(({ customerId, role }) => [customerId, role])),
})

export interface RebasedUser {
  readonly written: WrittenUser
  /** Where both the writer and somebody else made a change, and not the same one. */
  readonly overtaken: readonly UserPlace[]
}

/**
 * What was written on `base`, on what somebody else has saved since: a place that the writer left alone shows what was
 * saved, and one that the writer changed keeps what was written (USER-07). Roles are compared customer by customer.
 */
export const rebaseUser = (base: WrittenUser, written: WrittenUser, saved: WrittenUser): RebasedUser => {
  const isOvertaken = <T>(before: T, mine: T, theirs: T): boolean =>
    mine !== before && theirs !== before && mine !== theirs
  const later = <T>(before: T, mine: T, theirs: T): T => (mine === before ? theirs : mine)
  const field = (name: UserField) => later(base[name], written[name], saved[name])
  const customers = [...new Set([...base.roles.keys(), ...written.roles.keys(), ...saved.roles.keys()])]
  const rolesAt = (customer: CustomerId) =>
    [base.roles.get(customer), written.roles.get(customer), saved.roles.get(customer)] as const
  return {
    written: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      mobileNumber: field('mobileNumber'),
      roles: new Map(
        customers.flatMap((customer) => {
          const role = later(...rolesAt(customer))
          return role === undefined ? [] : [[customer, role] as const]
        }),
      ),
    },
    overtaken: [
      ...userFields.filter((name) => isOvertaken(base[name], written[name], saved[name])),
      ...(customers.some((customer) => isOvertaken(...rolesAt(customer))) ? (['customers'] as const) : []),
    ],
  }
}

/** The denies that were turned on (true) or off at a customer, since they were read. */
export type TurnedDenies = ReadonlyMap<PermissionDeny, boolean>

/** The saved denies of a customer with those that the writer has turned, in the order of the spec (PERM-21). */
export const withTurnedDenies = (
  saved: readonly PermissionDeny[],
  turned: TurnedDenies | undefined,
): readonly PermissionDeny[] => permissionDenies.filter((deny) => turned?.get(deny) ?? saved.includes(deny))

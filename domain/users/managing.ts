import * as E from 'fp-ts/Either'
import type { CustomerId, UserId } from '../kernel/ids'
import { hasAtLeast } from '../session/permissions'
import { roles, type PermissionDeny, type Role } from '../session/session'
import { highestRole } from './user'

/** A role at a customer. */
export interface CustomerRole {
  readonly customerId: CustomerId
  readonly role: Role
}

/** Somebody who administers users, with the role of the session (PERM-06) and the role at each customer of theirs. */
export interface Manager {
  readonly userId: UserId
  readonly role: Role
  readonly customers: readonly CustomerRole[]
}

/** A user who is administered, as far as the rules need to know. */
export interface Managed {
  readonly userId: UserId
  /** Every role that the user has anywhere. */
  readonly roles: readonly Role[]
  /** Those customers of the user that the manager reaches. */
  readonly customerPermissions: readonly CustomerRole[]
  /** The number of the user's other customers. */
  readonly otherCustomers: number
}

const isSiteAdmin = ({ role }: Manager): boolean => role === 'SITE_ADMIN'

/** The role of a manager at a customer: that of a site admin is the same at all. Undefined where the manager has none. */
const roleAt = (manager: Manager, customer: CustomerId): Role | undefined =>
  isSiteAdmin(manager) ? 'SITE_ADMIN' : manager.customers.find(({ customerId }) => customerId === customer)?.role

/** Whether somebody administers users at all: the role of the session says so (PERM-07). */
const isManager = ({ role }: Manager): boolean => hasAtLeast(role, 'BUYER_ADMIN')

/** Whether a manager administers the users of a customer: where their own role is an admin's (PERM-08). */
export const reaches = (manager: Manager, customer: CustomerId): boolean =>
  isManager(manager) && hasAtLeast(roleAt(manager, customer), 'BUYER_ADMIN')

/** The customers whose users a manager administers (PERM-08); `all` for a site admin. */
export const reachedCustomers = (manager: Manager): readonly CustomerId[] | 'all' =>
  isManager(manager) && isSiteAdmin(manager)
    ? 'all'
    : manager.customers.map(({ customerId }) => customerId).filter((customer) => reaches(manager, customer))

/** Whether a manager is told of a user: one of a customer that the manager reaches. A site admin is told of all. */
export const maySee = (manager: Manager, { customerPermissions }: Pick<Managed, 'customerPermissions'>): boolean =>
  isManager(manager) &&
  (isSiteAdmin(manager) || customerPermissions.some(({ customerId }) => reaches(manager, customerId)))

/** The roles that a manager may give at a customer, highest first: up to their own there. */
export const assignableRoles = (manager: Manager, customer: CustomerId): readonly Role[] =>
  reaches(manager, customer) ? roles.filter((role) => hasAtLeast(roleAt(manager, customer), role)) : []

const rankOf = (manager: Manager): Role =>
  isSiteAdmin(manager)
    ? 'SITE_ADMIN'
    : highestRole(manager.customers.filter(({ customerId }) => reaches(manager, customerId)).map(({ role }) => role))

/** Whether a user is above a manager: by the highest role of each, or at a customer that both have. */
const isAbove = (manager: Manager, managed: Managed): boolean =>
  !hasAtLeast(rankOf(manager), highestRole(managed.roles)) ||
  managed.customerPermissions.some(
    ({ customerId, role }) => reaches(manager, customerId) && !hasAtLeast(roleAt(manager, customerId), role),
  )

/** What an administrator changes of a user. What is left out stays. */
export interface UserChange {
  /** Names, mobile number, or another part of the profile. */
  readonly profile: boolean
  readonly active?: boolean | undefined
  /** What is the same wherever the user works: the password that is asked for, and the e-mail address. */
  readonly account?: boolean | undefined
  /** All customers of the user, of those that the manager reaches. The user's other customers stay. */
  readonly customers?: readonly CustomerId[] | undefined
  readonly roles?: readonly CustomerRole[] | undefined
  readonly permissions?:
    | readonly { readonly customerId: CustomerId; readonly permissionDenies: readonly PermissionDeny[] }[]
    | undefined
}

/** Why a change of a user is refused. */
export type ManagingRefusal =
  /** Answered like a user who does not exist. */
  | { readonly tag: 'Unknown' }
  /** Role, customers, denies, deactivation and the account's log-in are never one's own to change here. */
  | { readonly tag: 'Oneself' }
  | { readonly tag: 'Above' }
  /** Answered like a customer that does not exist. */
  | { readonly tag: 'UnknownCustomer'; readonly customerId: CustomerId }
  | { readonly tag: 'RoleTooHigh'; readonly customerId: CustomerId; readonly role: Role }
  /** Deactivation, or another way in, would reach customers that the manager does not. */
  | { readonly tag: 'WorksForOthers' }
  | { readonly tag: 'NoCustomer' }

const concernsAccount = ({ active, account = false }: UserChange): boolean => active !== undefined || account

const changesRights = (change: UserChange): boolean =>
  concernsAccount(change) ||
  change.customers !== undefined ||
  change.roles !== undefined ||
  change.permissions !== undefined

/**
 * Whether a manager may make a change of a user (USER-07, F24). Everybody may change their own profile, and nobody their
 * own rights. Others are changed by those who see them and are not below them, at customers that the manager reaches, and
 * with roles up to the manager's own there.
 */
export const mayChange = (manager: Manager, managed: Managed, change: UserChange): E.Either<ManagingRefusal, void> => {
  if (manager.userId === managed.userId) return changesRights(change) ? E.left({ tag: 'Oneself' }) : E.right(undefined)
  if (!maySee(manager, managed)) return E.left({ tag: 'Unknown' })
  if (isAbove(manager, managed)) return E.left({ tag: 'Above' })
  if (concernsAccount(change) && managed.otherCustomers > 0) return E.left({ tag: 'WorksForOthers' })
  return mayHave(manager, managed, change)
}

/** Whether a manager may add a user with these customers and roles. */
export const mayCreate = (
  manager: Manager,
  customers: readonly CustomerId[],
  given: readonly CustomerRole[],
): E.Either<ManagingRefusal, void> => {
  if (!isManager(manager)) return E.left({ tag: 'Unknown' })
  const nobody = { customerPermissions: [], otherCustomers: 0 }
  return mayHave(manager, nobody, { profile: true, customers, roles: given })
}

const mayHave = (
  manager: Manager,
  { customerPermissions, otherCustomers }: Pick<Managed, 'customerPermissions' | 'otherCustomers'>,
  { customers, roles: given = [], permissions = [] }: UserChange,
): E.Either<ManagingRefusal, void> => {
  const after = customers ?? customerPermissions.map(({ customerId }) => customerId)
  const named = [
    ...(customers ?? []),
    ...given.map((one) => one.customerId),
    ...permissions.map((one) => one.customerId),
  ]
  const unknown = named.find((customer) => !reaches(manager, customer) || !after.includes(customer))
  if (unknown !== undefined) return E.left({ tag: 'UnknownCustomer', customerId: unknown })
  const tooHigh = given.find(({ customerId, role }) => !assignableRoles(manager, customerId).includes(role))
  if (tooHigh !== undefined) return E.left({ tag: 'RoleTooHigh', ...tooHigh })
  return after.length === 0 && otherCustomers === 0 && customers !== undefined
    ? E.left({ tag: 'NoCustomer' })
    : E.right(undefined)
}

/** What a manager may do with a user, for buttons and fields: each is refused by the same rule when it is tried. */
export const powersOver = (manager: Manager, managed: Managed) => {
  const may = (change: Partial<UserChange>): boolean =>
    E.isRight(mayChange(manager, managed, { profile: false, ...change }))
  return {
    editProfile: may({ profile: true }),
    editRights: may({ roles: [] }),
    setActive: may({ active: false }),
    changeAccount: may({ account: true }),
  }
}

import * as E from 'fp-ts/Either'
import type { SheetCell } from '#application/ports/spreadsheets'
import type { UsersQuery, UserService } from '#application/ports/user-service'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerId } from '#domain/kernel/ids'
import type { PermissionDeny, Role } from '#domain/session/session'
import { deniesOf, highestRole, type ManagedUser } from '#domain/users/user'
import { formatInstant } from '../../texts/format'
import { t } from './t'

/** Users that one call of an export asks for. */
const USERS_OF_A_CALL = 100

/** Users of the longest file. */
export const MOST_EXPORTED = 5_000

interface AllUsers {
  readonly users: readonly ManagedUser[]
  /** Whether there are more of them than a file holds. */
  readonly isCut: boolean
}

/** All users of a list, page by page; a call that fails ends it. */
export const allUsers = async (
  service: Pick<UserService, 'users'>,
  query: UsersQuery,
): Promise<E.Either<CallFailure, AllUsers>> => {
  const users: ManagedUser[] = []
  for (;;) {
    const page = await service.users({ ...query, limit: USERS_OF_A_CALL, offset: users.length })()
    if (E.isLeft(page)) return page
    users.push(...page.right.users)
    const isCut = users.length >= MOST_EXPORTED && page.right.total > users.length
    if (isCut || page.right.users.length === 0 || users.length >= page.right.total)
      return E.right({ users: users.slice(0, MOST_EXPORTED), isCut })
  }
}

interface Shown {
  readonly customer: CustomerId | undefined
  readonly roleName: (role: Role) => string
  readonly denyName: (deny: PermissionDeny) => string
}

/** The rows of the file, with their heads: what the list shows, and the e-mail address. */
export const userRows = (
  users: readonly ManagedUser[],
  { customer, roleName, denyName }: Shown,
): readonly (readonly SheetCell[])[] => [
  [
    t('users.column.firstName'),
    t('users.column.lastName'),
    t('users.column.username'),
    t('users.export.email'),
    t('users.column.mobileNumber'),
    t('users.column.role'),
    t('users.column.denies'),
    t('users.column.customers'),
    t('users.column.lastLoggedInAt'),
    t('users.export.active'),
  ],
  ...users.map((user) => {
    const at = user.customerPermissions.filter(({ customerId }) => customer === undefined || customerId === customer)
    return [
      user.firstName,
      user.lastName,
      user.username,
      user.email,
      user.mobileNumber ?? '',
      roleName(highestRole(at.map(({ role }) => role))),
      deniesOf({ customerPermissions: at }).map(denyName).join(', '),
      user.customers.map(({ customerId }) => customerId).join(', '),
      user.lastLoggedInAt === undefined ? t('users.never') : formatInstant(user.lastLoggedInAt),
      user.active
        ? user.isEmailVerified
          ? t('users.state.active')
          : t('users.notActivated')
        : t('users.state.inactive'),
    ]
  }),
]

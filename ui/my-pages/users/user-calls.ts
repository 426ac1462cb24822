import { useCallback } from 'react'
import type * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { NamedCode, UsersQuery, UserService } from '#application/ports/user-service'
import type { CallFailure } from '#domain/failure/call-failure'
import type { UserId } from '#domain/kernel/ids'
import type { PermissionDeny, Role, SessionState } from '#domain/session/session'
import type { Manager } from '#domain/users/managing'
import { useOnceArrived } from '../../shop/ShopContext'
import { shopQuery, useAnswer, useLatestValue } from '../../shop/use-answer'
import { t } from './t'

/** The reader of the answers, and how often the reader has changed something: after each change they are fetched again. */
export interface Reading {
  readonly reader: UserId
  readonly changes: number
}

export const usersQuery = shopQuery((queries, { query }: Reading & { readonly query: UsersQuery }, options) =>
  queries.users.users(query, options),
)

export const userQuery = shopQuery((queries, { id }: Reading & { readonly id: UserId }, options) =>
  queries.users.user(id, options),
)

export const permissionsQuery = shopQuery((queries, { id }: Reading & { readonly id: UserId }, options) =>
  queries.users.permissions(id, options),
)

const userNameQuery = shopQuery((queries, id: UserId, options) => queries.users.userName(id, options))
const roleNamesQuery = shopQuery((queries, _all: 'all', options) => queries.users.roleNames(options))
const permissionNamesQuery = shopQuery((queries, _all: 'all', options) => queries.users.permissionNames(options))

/** The name of somebody; undefined while it is not known, and where the service does not tell it. */
export const useUserName = (id: UserId | undefined): string | undefined =>
  useLatestValue(useAnswer(userNameQuery, id), id)

const nameIn = (names: readonly NamedCode[] | undefined, code: string): string | undefined =>
  names?.find((one) => one.code === code)?.name

/** Names of roles as the service gives them, else in our own words (PERM-20, PERM-22). */
export const useRoleNames = (): ((role: Role) => string) => {
  const names = useLatestValue(useAnswer(roleNamesQuery, 'all'))
  return useCallback((role) => nameIn(names, role) ?? t(`shell.role.${role}`), [names])
}

/** Names of denies as the service gives them, else in our own words (PERM-20, PERM-23). */
export const useDenyNames = (): ((deny: PermissionDeny) => string) => {
  const names = useLatestValue(useAnswer(permissionNamesQuery, 'all'))
  return useCallback((deny) => nameIn(names, deny) ?? t(`users.deny.${deny}`), [names])
}

export type MakeCall = <A>(call: (users: UserService) => Call<A>) => Promise<E.Either<CallFailure, A>>

/** Calls the service of users now, or as soon as the shop is loaded. */
export const useUserCalls = (): MakeCall => {
  const onceArrived = useOnceArrived()
  return useCallback(
    (call) =>
      new Promise((settle) => {
        onceArrived(({ queries }) => {
          void call(queries.users)().then(settle)
        })
      }),
    [onceArrived],
  )
}

/** Whether somebody else has changed the user since it was read. */
export const isChangedElsewhere = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && failure.code === 'USER_CHANGED'

/** The reader as the rules of administration see it; undefined for a visitor. */
export const managerOf = (session: SessionState): Manager | undefined =>
  session.tag === 'Authenticated'
    ? {
        userId: session.signedIn.claims.userId,
        role: session.signedIn.claims.role,
        customers: session.signedIn.customers.map(({ customerId, role }) => ({ customerId, role })),
      }
    : undefined

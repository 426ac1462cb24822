import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserService } from '#application/ports/user-service'
import { writeUserSearch } from '#domain/users/user-search'
import { routes } from '#adapters/contract/paths'
import {
  ManagedUserCodec,
  NamesCodec,
  NewUserBody,
  PermissionsBody,
  PermissionsCodec,
  UserNameCodec,
  UsersAnswer,
  usersPageOf,
  UserUpdateBody,
} from '#adapters/contract/user'
import type { HttpClient } from './http-client'

/** Users over HTTP (USER-08 to USER-13, PERM-21 to PERM-23). */
export const createRemoteUserService = (client: HttpClient): UserService => ({
  users: ({ limit, offset, orderBy, desc, active, search }, options) =>
    pipe(
      client.call(routes.users, {
        ...options,
        query: {
          limit: String(limit),
          offset: String(offset),
          orderBy,
          desc: desc ? '1' : undefined,
          active: active ? '1' : '0',
          total: '1',
          search: writeUserSearch(search),
          virtualContext: 'false',
        },
        codec: UsersAnswer,
      }),
      TE.map(usersPageOf),
    ),
  user: (id, options) => client.call(routes.user, { ...options, params: { id }, codec: ManagedUserCodec }),
  userName: (id, options) =>
    pipe(
      client.call(routes.userName, { ...options, params: { id }, codec: UserNameCodec }),
      TE.map(({ name }) => name),
    ),
  create: (user, options) =>
    client.call(routes.createUser, { ...options, body: NewUserBody.encode(user), codec: ManagedUserCodec }),
  update: (id, update, options) =>
    client.call(routes.updateUser, {
      ...options,
      params: { id },
      body: UserUpdateBody.encode(update),
      codec: ManagedUserCodec,
    }),
  permissions: (id, options) =>
    client.call(routes.permissions, { ...options, params: { id }, codec: PermissionsCodec }),
  updatePermissions: (id, customers, version, options) =>
    client.call(routes.updatePermissions, {
      ...options,
      params: { id },
      body: PermissionsBody.encode({ customers, version }),
      codec: PermissionsCodec,
    }),
  roleNames: (options) => client.call(routes.roleNames, { ...options, codec: NamesCodec }),
  permissionNames: (options) => client.call(routes.permissionNames, { ...options, codec: NamesCodec }),
})

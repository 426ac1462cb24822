import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { userId } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import { reachedCustomers } from '#domain/users/managing'
import { routes } from '#adapters/contract/paths'
import {
  ManagedUserCodec,
  NamesCodec,
  NewUserBody,
  PermissionsBody,
  PermissionsCodec,
  UserNameCodec,
  UsersAnswer,
  UserUpdateBody,
} from '#adapters/contract/user'
import type { EmailChanges } from '../auth/email-change'
import type { Identity } from '../auth/identity'
import { sendRefusal } from '../auth/log-in-refusal'
import { loggedIn } from '../auth/logged-in'
import { linkHostOf } from '../link-host'
import { notFound, readAs, sendFailure, sendOutcome } from '../request-failure'
import { createUser } from './create-user'
import { findUsers } from './find-users'
import { managerOf } from './manager'
import { permissionNames, roleNames } from './names'
import { permissionsOf, updatePermissions, visibleUser } from './permissions'
import { noAdmin } from './refusals'
import { updateUser } from './update-user'
import { readUserName } from './user-name'
import { readUsersQuery } from './users-query'
import type { UserServices } from './user-services'

interface OneUser {
  Params: { id: string }
}

const namesOf = (names: Readonly<Record<string, string>>) =>
  NamesCodec.encode(Object.entries(names).map(([code, name]) => ({ code, name })))

/** `current` stands for oneself. */
const named = (identity: Identity, request: FastifyRequest<OneUser>): string =>
  request.params.id === 'current' ? identity.userId : request.params.id

/** The change of one's own e-mail address that a body asks for; undefined where it asks for none. */
const changeOwnEmail = (
  changes: EmailChanges,
  identity: Identity,
  { newEmail, emailToken }: UserUpdateBody,
  request: FastifyRequest,
) => {
  if (emailToken !== undefined) return changes.confirm(identity, emailToken, request)
  if (newEmail === undefined) return undefined
  return changes.ask(identity, { email: newEmail.email, password: newEmail.password ?? '' }, request)
}

/** Users, by themselves and by those who administer them (USER-01, USER-08 to USER-13, PERM-21 to PERM-23). */
export const usersPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, ids } = app.services
  const services: UserServices = { db, clock, ids, sessions: app.sessionCheck }

  const forAdmins = (
    handle: (identity: Identity, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    loggedIn(async (identity, request, reply) =>
      may(identity, 'seeOtherUsers') ? handle(identity, request, reply) : sendFailure(reply, noAdmin),
    )

  app.get(
    routes.users.path,
    forAdmins(async (identity, request, reply) => {
      const asked = readUsersQuery(request.query)
      if (E.isLeft(asked)) return sendFailure(reply, asked.left)
      const reach = reachedCustomers(await managerOf(db, identity))
      return reply.send(UsersAnswer.encode(await findUsers(db, reach, asked.right)))
    }),
  )

  app.post(
    routes.createUser.path,
    forAdmins(async (identity, request, reply) => {
      const body = readAs(NewUserBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const adding = { manager: await managerOf(db, identity), host: linkHostOf(request) }
      return sendOutcome(reply, ManagedUserCodec, await createUser(services, adding, body.right))
    }),
  )

  app.get(
    routes.user.path,
    loggedIn<OneUser>(async (identity, request, reply) => {
      const user = await visibleUser(db, await managerOf(db, identity), named(identity, request))
      return user === undefined ? sendFailure(reply, notFound) : reply.send(ManagedUserCodec.encode(user))
    }),
  )

  app.put(
    routes.updateUser.path,
    loggedIn<OneUser>(async (identity, request, reply) => {
      const body = readAs(UserUpdateBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const id = named(identity, request)
      const manager = await managerOf(db, identity)
      const ofEmail =
        id === identity.userId ? changeOwnEmail(app.emailChanges, identity, body.right, request) : undefined
      if (ofEmail !== undefined) {
        const outcome = await ofEmail
        if (E.isLeft(outcome)) return sendRefusal(reply, outcome.left)
        const user = await visibleUser(db, manager, id)
        return user === undefined ? sendFailure(reply, notFound) : reply.send(ManagedUserCodec.encode(user))
      }
      const { isPunchout } = identity
      const changing = { manager, isPunchout, host: linkHostOf(request) }
      return sendOutcome(reply, ManagedUserCodec, await updateUser(services, changing, id, body.right))
    }),
  )

  app.get(
    routes.userName.path,
    loggedIn<OneUser>(async (identity, request, reply) => {
      const name = await readUserName(db, await managerOf(db, identity), request.params.id)
      if (name === undefined) return sendFailure(reply, notFound)
      return reply.send(UserNameCodec.encode({ userId: userId(request.params.id), name }))
    }),
  )

  app.get(
    routes.permissions.path,
    loggedIn<OneUser>(async (identity, request, reply) => {
      const user = await visibleUser(db, await managerOf(db, identity), named(identity, request))
      return user === undefined
        ? sendFailure(reply, notFound)
        : reply.send(PermissionsCodec.encode(permissionsOf(user)))
    }),
  )

  app.put(
    routes.updatePermissions.path,
    loggedIn<OneUser>(async (identity, request, reply) => {
      const body = readAs(PermissionsBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const manager = await managerOf(db, identity)
      return sendOutcome(
        reply,
        PermissionsCodec,
        await updatePermissions(services, manager, named(identity, request), body.right),
      )
    }),
  )

  app.get(
    routes.roleNames.path,
    loggedIn(async (_identity, _request, reply) => reply.send(namesOf(roleNames))),
  )
  app.get(
    routes.permissionNames.path,
    loggedIn(async (_identity, _request, reply) => reply.send(namesOf(permissionNames))),
  )
}

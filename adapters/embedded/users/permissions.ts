import * as E from 'fp-ts/Either'
import type { DeniesOfCustomer, UserPermissions } from '#application/ports/user-service'
import { mayChange, maySee, type Manager } from '#domain/users/managing'
import type { ManagedUser } from '#domain/users/user'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { notFound, type RequestFailure } from '../request-failure'
import { managedUserOf } from './managed-users'
import { reachOver } from './manager'
import { changedSince, failureOf } from './refusals'
import { saveDenies } from './save-rights'
import type { UserServices } from './user-services'

/** A user whom the reader may see: oneself, or one whom an administrator reaches. Anybody else is absent. */
export const visibleUser = async (db: Database, manager: Manager, id: string): Promise<ManagedUser | undefined> => {
  const user = await managedUserOf(db, id, reachOver(manager, id))
  return user !== undefined && (user.userId === manager.userId || maySee(manager, user)) ? user : undefined
}

export const permissionsOf = ({ customerPermissions, version }: ManagedUser): UserPermissions => ({
  customers: customerPermissions,
  version,
})

/** Sets what is denied a user at customers (USER-07). It holds from the user's next call on. */
export const updatePermissions = async (
  services: UserServices,
  manager: Manager,
  id: string,
  body: { readonly customers: readonly DeniesOfCustomer[]; readonly version: number | undefined },
): Promise<E.Either<RequestFailure, UserPermissions>> => {
  const outcome = await inTransaction<RequestFailure, UserPermissions>(services.db, async (trx) => {
    const row = await trx.selectFrom('users').select('version').where('user_id', '=', id).forUpdate().executeTakeFirst()
    const before = row === undefined ? undefined : await managedUserOf(trx, id, reachOver(manager, id))
    if (before === undefined) return E.left(notFound)
    const allowed = mayChange(manager, before, { profile: false, permissions: body.customers })
    if (E.isLeft(allowed)) return E.left(failureOf(allowed.left))
    if (body.version !== undefined && body.version !== before.version) return E.left(changedSince)
    await saveDenies(trx, id, body.customers)
    await trx
      .updateTable('users')
      .set({ version: before.version + 1, changed_by: manager.userId, changed_at: services.clock.now() })
      .where('user_id', '=', id)
      .execute()
    const after = await managedUserOf(trx, id, reachOver(manager, id))
    return after === undefined ? E.left(notFound) : E.right(permissionsOf(after))
  })
  if (E.isRight(outcome)) services.sessions.forgetUser(id)
  return outcome
}

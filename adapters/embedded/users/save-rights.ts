import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { CustomerId } from '#domain/kernel/ids'
import type { DeniesOfCustomer } from '#application/ports/user-service'
import { permissionDenies, roles, type PermissionDeny, type Role } from '#domain/session/session'
import type { CustomerRole } from '#domain/users/managing'
import { highestRole, type ManagedUser } from '#domain/users/user'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import { failureOf } from './refusals'

/**
 * Makes these the customers of a user, of those that the manager reaches: `before` holds no others. A customer that is new
 * begins as USER without denies.
 */
export const saveCustomers = async (
  trx: Database,
  before: ManagedUser,
  customers: readonly CustomerId[],
): Promise<E.Either<RequestFailure, void>> => {
  const had = before.customers.map(({ customerId }) => customerId)
  const added = [...new Set(customers)].filter((customer) => !had.includes(customer))
  const removed = had.filter((customer) => !customers.includes(customer))
  for (const customer of added) {
    const known = await trx
      .selectFrom('customers')
      .select('customer_id')
      .where('customer_id', '=', customer)
      .executeTakeFirst()
    if (known === undefined) return E.left(failureOf({ tag: 'UnknownCustomer', customerId: customer }))
    await trx
      .insertInto('user_customers')
      .values({ user_id: before.userId, customer_id: customer, role: 'USER', permission_denies: '[]' })
      .execute()
  }
  for (const customer of removed)
    await trx
      .deleteFrom('user_customers')
      .where('user_id', '=', before.userId)
      .where('customer_id', '=', customer)
      .execute()
  await followCustomers(trx, before.userId)
  return E.right(undefined)
}

export const saveRoles = async (trx: Database, user: string, given: readonly CustomerRole[]): Promise<void> => {
  for (const { customerId, role } of given)
    await trx
      .updateTable('user_customers')
      .set({ role })
      .where('user_id', '=', user)
      .where('customer_id', '=', customerId)
      .execute()
  await followCustomers(trx, user)
}

export const saveDenies = async (trx: Database, user: string, given: readonly DeniesOfCustomer[]): Promise<void> => {
  // From here on each customer says its own denies.
  await sql`update user_customers set permission_denies = users.permission_denies from users
    where users.user_id = user_customers.user_id and users.user_id = ${user}
      and user_customers.permission_denies is null`.execute(trx)
  for (const { customerId, permissionDenies: denied } of given)
    await trx
      .updateTable('user_customers')
      .set({ permission_denies: JSON.stringify(permissionDenies.filter((deny) => denied.includes(deny))) })
      .where('user_id', '=', user)
      .where('customer_id', '=', customerId)
      .execute()
  await followCustomers(trx, user)
}

/**
 * What the account says holds for a session without a customer: the highest role of the customers, and what all of them
 * deny. Nothing changes for a user without customers.
 */
const followCustomers = async (trx: Database, user: string): Promise<void> => {
  const rows = await trx
    .selectFrom('user_customers')
    .innerJoin('users', 'users.user_id', 'user_customers.user_id')
    .select(['user_customers.role', 'user_customers.permission_denies', 'users.permission_denies as own_denies'])
    .where('user_customers.user_id', '=', user)
    .execute()
  if (rows.length === 0) return
  const role: Role = highestRole(roles.filter((one) => rows.some((row) => row.role === one)))
  const denies: readonly PermissionDeny[] = permissionDenies.filter((deny) =>
    rows.every(({ permission_denies, own_denies }) => (permission_denies ?? own_denies).includes(deny)),
  )
  await trx
    .updateTable('users')
    .set({ role, permission_denies: JSON.stringify(denies) })
    .where('user_id', '=', user)
    .execute()
}

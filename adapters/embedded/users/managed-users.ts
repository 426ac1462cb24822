import { sql, type Selectable } from 'kysely'
import { customerId, instant, locationId, projectId, userId } from '#domain/kernel/ids'
import { rolesInOrder, type ManagedUser } from '#domain/users/user'
import type { AuthTables } from '../auth/tables'
import type { Database } from '../database/database'
import type { Reach } from './manager'

export type UserRow = Selectable<AuthTables['users']>

const instantOf = (at: Date | null) => (at === null ? undefined : instant(at.toISOString()))

type CustomerRow = Awaited<ReturnType<typeof customersOf>>[number]

/** The customers of users, by number. */
const customersOf = (db: Database, users: readonly string[]) =>
  db
    .selectFrom('user_customers')
    .innerJoin('customers', 'customers.customer_id', 'user_customers.customer_id')
    .select([
      'user_customers.user_id',
      'user_customers.customer_id',
      'user_customers.role',
      'user_customers.permission_denies',
      'customers.name',
    ])
    .where('user_customers.user_id', '=', sql<string>`any(${sql.val([...users])}::text[])`)
    .orderBy('user_customers.customer_id')
    .execute()

const managedUser = (row: UserRow, customers: readonly CustomerRow[], reach: Reach): ManagedUser => {
  const isReached = (customer: string): boolean => reach === 'all' || reach.includes(customerId(customer))
  const reached = customers.filter(({ customer_id }) => isReached(customer_id))
  const first = row.default_customer_id
  const isFirstTold = first !== null && isReached(first)
  return {
    userId: userId(row.user_id),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isEmailVerified: row.activated_at !== null,
    mobileNumber: row.mobile_number ?? undefined,
    isPhoneNumberVerified: row.mobile_verified,
    active: row.active,
    mustChangePassword: row.must_change_password,
    customers: reached.map(({ customer_id, name }) => ({ customerId: customerId(customer_id), name })),
    customerPermissions: reached.map(({ customer_id, role, permission_denies }) => ({
      customerId: customerId(customer_id),
      role,
      permissionDenies: permission_denies ?? row.permission_denies,
    })),
    otherCustomers: customers.length - reached.length,
    roles: rolesInOrder(customers.length === 0 ? [row.role] : customers.map(({ role }) => role)),
    preferredStore: row.preferred_store === null ? undefined : locationId(row.preferred_store),
    preferredDeliveryMethod: row.preferred_delivery_method ?? undefined,
    defaultDeliveryMethod: row.default_delivery_method,
    defaultCustomerId: isFirstTold ? customerId(first) : undefined,
    defaultProjectId: isFirstTold && row.default_project_id !== null ? projectId(row.default_project_id) : undefined,
    lastLoggedInAt: instantOf(row.last_logged_in_at),
    changedBy: row.changed_by === null ? undefined : userId(row.changed_by),
    changedAt: instantOf(row.changed_at),
    version: row.version,
  }
}

/** Users with those of their customers that the reader reaches, in the order of the rows. */
export const managedUsers = async (
  db: Database,
  rows: readonly UserRow[],
  reach: Reach,
): Promise<readonly ManagedUser[]> => {
  const customers =
    rows.length === 0
      ? []
      : await customersOf(
          db,
          rows.map(({ user_id }) => user_id),
        )
  return rows.map((row) =>
    managedUser(
      row,
      customers.filter(({ user_id }) => user_id === row.user_id),
      reach,
    ),
  )
}

/** One user as a reader is told of it; undefined for an id that nobody has. */
export const managedUserOf = async (db: Database, id: string, reach: Reach): Promise<ManagedUser | undefined> => {
  const row = await db.selectFrom('users').selectAll().where('user_id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : (await managedUsers(db, [row], reach))[0]
}

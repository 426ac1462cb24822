import { customerId, type UserId } from '#domain/kernel/ids'
import { reachedCustomers, type Manager } from '#domain/users/managing'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'

/** The requesting user as the rules of administration see it: the role of the session, and that at each customer. */
export const managerOf = async (
  db: Database,
  { userId, role }: Pick<Identity, 'userId' | 'role'>,
): Promise<Manager> => {
  const rows = await db
    .selectFrom('user_customers')
    .select(['customer_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('customer_id')
    .execute()
  return {
    userId,
    role,
    customers: rows.map((row) => ({ customerId: customerId(row.customer_id), role: row.role })),
  }
}

/** The customers of which a reader is told in an answer. */
export type Reach = ReturnType<typeof reachedCustomers>

/** Of themselves everybody is told all customers. */
export const reachOver = (manager: Manager, user: UserId | string): Reach =>
  manager.userId === user ? 'all' : reachedCustomers(manager)

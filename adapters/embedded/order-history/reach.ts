import { customerId, type CustomerId } from '#domain/kernel/ids'
import type { SearchedCustomers } from '#domain/order/order-search'
import { may, type Rights } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'

export const historyDenied: RequestFailure = {
  status: 403,
  code: 'ORDER_HISTORY_DENIED',
  message: 'Du saknar rättighet att se orderhistorik.',
}

/** A customer of the reader, with what the reader may do there. */
export interface ReachedCustomer extends Rights {
  readonly customerId: CustomerId
}

/**
 * The reader's active customers whose orders they may see (PERM-15), each with the reader's rights at it. What is denied at
 * one customer is not denied at another.
 */
const readReach = async (db: Database, { userId, isPunchout }: Identity): Promise<readonly ReachedCustomer[]> => {
  const rows = await db
    .selectFrom('user_customers')
    .innerJoin('users', 'users.user_id', 'user_customers.user_id')
    .innerJoin('customers', 'customers.customer_id', 'user_customers.customer_id')
    .select(['user_customers.customer_id', 'user_customers.role', 'user_customers.permission_denies'])
    .select('users.permission_denies as own_denies')
    .where('user_customers.user_id', '=', userId)
    .where('customers.active', '=', true)
    .orderBy('user_customers.customer_id')
    .execute()
  return rows
    .map((row) => ({
      customerId: customerId(row.customer_id),
      role: row.role,
      permissionDenies: row.permission_denies ?? row.own_denies,
      isPunchout,
    }))
    .filter((reached) => may(reached, 'seeOrderHistory'))
}

/** The customers of a search. A customer that is not the reader's own has no orders for them. */
export const searchedReach = async (
  db: Database,
  identity: Identity,
  customers: SearchedCustomers,
): Promise<readonly ReachedCustomer[]> => {
  const reach = await readReach(db, identity)
  const named = customers.tag === 'One' ? customers.customerId : identity.customerId
  return customers.tag === 'All' ? reach : reach.filter((reached) => reached.customerId === named)
}

/** The reader's rights at the customer of an order; undefined where its orders are not for them. */
export const reachOf = async (
  db: Database,
  identity: Identity,
  customer: string,
): Promise<ReachedCustomer | undefined> =>
  (await readReach(db, identity)).find((reached) => reached.customerId === customer)

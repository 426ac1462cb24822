import { customerId, locationId, projectId, userId } from '#domain/kernel/ids'
import type { User } from '#domain/session/session'
import type { Database } from '../database/database'
import type { Identity } from './identity'

/** The requesting user, by their own id or `current`. Any other id gets the answer for an unknown user. */
export const readUser = async (db: Database, identity: Identity, id: string): Promise<User | undefined> => {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', id === 'current' ? identity.userId : id)
    .where('user_id', '=', identity.userId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    userId: userId(row.user_id),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobileNumber: row.mobile_number ?? undefined,
    preferredStore: row.preferred_store === null ? undefined : locationId(row.preferred_store),
    preferredDeliveryMethod: row.preferred_delivery_method ?? undefined,
    defaultDeliveryMethod: row.default_delivery_method,
    defaultCustomerId: row.default_customer_id === null ? undefined : customerId(row.default_customer_id),
    defaultProjectId: row.default_project_id === null ? undefined : projectId(row.default_project_id),
  }
}

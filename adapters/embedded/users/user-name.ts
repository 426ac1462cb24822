import type { Manager } from '#domain/users/managing'
import type { Database } from '../database/database'
import { visibleUser } from './permissions'

/** The name of a user (USER-09), for those who share a customer with them or administer them; undefined for others. */
export const readUserName = async (db: Database, manager: Manager, id: string): Promise<string | undefined> => {
  const colleague = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_customers as theirs')
          .innerJoin('user_customers as own', 'own.customer_id', 'theirs.customer_id')
          .select('theirs.user_id')
          .whereRef('theirs.user_id', '=', 'users.user_id')
          .where('own.user_id', '=', manager.userId),
      ),
    )
    .executeTakeFirst()
  if (colleague !== undefined) return `${colleague.first_name} ${colleague.last_name}`
  const user = await visibleUser(db, manager, id)
  return user && `${user.firstName} ${user.lastName}`
}

import type { Clock } from '#application/ports/clock'
import { instant } from '#domain/kernel/ids'
import type { Database } from '../../database/database'
import { seedOnce } from '../../seeding/seed-current'
import { textsForUsers } from '../../users/texts-for-users'
import { demoEmail } from './demo-accounts'
import { demoColleagues, type DemoColleague } from './demo-colleagues'

/** Gives the demo customers their other users, who have no password; once only. */
export const seedDemoColleagues = (db: Database, clock: Clock): Promise<boolean> =>
  seedOnce(db, clock, { area: 'demo-colleagues', version: '1', size: demoColleagues.length }, async (trx) => {
    const now = Date.parse(clock.now())
    const before = (minutes: number) => instant(new Date(now - minutes * 60_000).toISOString())
    // A user whom somebody has added by the same name or address stays as they are.
    const added = await trx
      .insertInto('users')
      .values(demoColleagues.map((one) => rowOf(one, before)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute()
    const ids = added.map(({ user_id }) => user_id)
    await trx
      .insertInto('user_customers')
      .values(
        demoColleagues
          .filter(({ userId }) => ids.includes(userId))
          .flatMap(({ userId, customers, role, denies }) =>
            customers.map((customerId) => ({
              user_id: userId,
              customer_id: customerId,
              role,
              permission_denies: JSON.stringify(denies),
            })),
          ),
      )
      .execute()
  })

const rowOf = (one: DemoColleague, before: (minutes: number) => string) => {
  const texts = {
    username: one.username,
    email: demoEmail(one.username),
    first_name: one.firstName,
    last_name: one.lastName,
    mobile_number: one.mobileNumber,
  }
  return {
    ...texts,
    ...textsForUsers(texts),
    user_id: one.userId,
    password_hash: null,
    mobile_verified: one.isMobileVerified,
    role: one.role,
    permission_denies: JSON.stringify(one.denies),
    preferred_store: null,
    preferred_delivery_method: null,
    default_delivery_method: 'DBI' as const,
    default_customer_id: one.customers[0] ?? null,
    default_project_id: null,
    active: one.active,
    activated_at: one.activated ? before(90 * 24 * 60) : null,
    last_logged_in_at: one.lastLoggedInBefore === undefined ? null : before(one.lastLoggedInBefore),
  }
}

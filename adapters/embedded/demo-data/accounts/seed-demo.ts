import { DEFAULT_BRAND } from '#domain/kernel/brand-code'
import { customerId, projectId, userId } from '#domain/kernel/ids'
import type { Clock } from '#application/ports/clock'
import { seedDemoCart } from './seed-demo-cart'
import { demoCustomers } from './demo-customers'
import type { Database } from '../../database/database'
import { seedDemoOrders } from './seed-demo-orders'
import { seedOnce } from '../../seeding/seed-current'
import { DEMO_PASSWORD, demoAccounts, demoEmail } from './demo-accounts'
import { preferredStoreOf } from './preferred-store'
import { hashPassword } from '../../auth/password'
import { textsForUsers } from '../../users/texts-for-users'

/** The store of the plumber's town, where part of the cart is collected. */
const PLUMBERS_STORE = '110'

/** The scope whose cart is half filled. */
const plumber = {
  brand: DEFAULT_BRAND,
  userId: userId('u-user'),
  customerId: customerId('104822'),
  projectId: projectId('P-3317'),
}

/** Puts in the demo accounts, their customers and a half-filled cart and two years of orders, after the catalogue; at first start only. */
export const seedDemo = (db: Database, clock: Clock): Promise<boolean> =>
  seedOnce(db, clock, { area: 'demo-accounts', version: '1', size: demoAccounts.length }, async (trx) => {
    await seedCustomers(trx)
    await seedAccounts(trx, clock)
    await seedDemoCart(trx, { ...plumber, storeId: PLUMBERS_STORE }, clock.now())
    await seedDemoOrders(trx, clock)
  })

const seedCustomers = async (db: Database): Promise<void> => {
  await db
    .insertInto('customers')
    .values(
      demoCustomers.map((customer) => ({
        customer_id: customer.customerId,
        name: customer.name,
        is_suspended: customer.isSuspended,
        active: true,
        is_virtual: false,
        zip_code: customer.zipCode,
        city: customer.city,
        assortment: customer.assortment,
        delivery_weekdays: JSON.stringify(customer.deliveryWeekdays),
      })),
    )
    .execute()
  await db
    .insertInto('projects')
    .values(
      demoCustomers.flatMap(({ customerId, projects }) =>
        projects.map(({ projectId, name, description }) => ({
          customer_id: customerId,
          project_id: projectId,
          name,
          description,
        })),
      ),
    )
    .execute()
}

const seedAccounts = async (db: Database, clock: Clock): Promise<void> => {
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(DEMO_PASSWORD)))
  await db
    .insertInto('users')
    .values(
      demoAccounts.map((account, index) => ({
        user_id: account.userId,
        username: account.username,
        email: demoEmail(account.username),
        password_hash: hashes[index] ?? '',
        first_name: account.firstName,
        last_name: account.lastName,
        mobile_number: account.mobileNumber,
        role: account.role,
        permission_denies: JSON.stringify(account.denies),
        ...textsForUsers({
          username: account.username,
          email: demoEmail(account.username),
          first_name: account.firstName,
          last_name: account.lastName,
          mobile_number: account.mobileNumber,
        }),
        preferred_store: preferredStoreOf(account),
        preferred_delivery_method: null,
        default_delivery_method: 'DBI' as const,
        default_customer_id: account.customers[0] ?? null,
        default_project_id: account.project,
        activated_at: clock.now(),
      })),
    )
    .execute()
  await db
    .insertInto('user_customers')
    .values(
      demoAccounts.flatMap(({ userId, customers, role }) =>
        customers.map((customerId) => ({ user_id: userId, customer_id: customerId, role })),
      ),
    )
    .execute()
}

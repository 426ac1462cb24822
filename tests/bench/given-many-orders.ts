import { sql } from 'kysely'
import type { Database } from '#adapters/embedded/database/database'
import { demoHistories } from '#adapters/embedded/demo-data/accounts/demo-histories'
import { seedDemoOrders } from '#adapters/embedded/demo-data/accounts/seed-demo-orders'
import { migrate } from '#adapters/embedded/migrate'
import { nodeClock } from '#adapters/embedded/node-clock'
import { seed } from '#adapters/embedded/seed'

/** A customer with many orders and one with few, each with the account of one who reads them. */
export const many = { orders: 20_000, customerId: '104822', userId: 'u-user', username: 'user' } as const
export const few = { orders: 200, customerId: '220417', userId: 'u-nyrorhord', username: 'nyrorhord' } as const

/** Articles of the catalogue. Fewer would make only a part of the orders. */
export const CATALOGUE_SIZE = 6_000

const WORKDAYS = 505

/** Fills an empty database with a catalogue, and with the orders of these two customers alone. */
export const fillWithOrders = async (db: Database): Promise<void> => {
  await migrate(db)
  await seed(db, nodeClock, { catalogueSize: CATALOGUE_SIZE, demo: true })
  await sql`truncate orders, order_deliveries, order_lines, order_history, order_events, order_invoices,
    order_deductions cascade`.execute(db)
  const histories = demoHistories.flatMap((history) => {
    const reader = [many, few].find(({ customerId }) => customerId === history.customerId)
    return reader === undefined ? [] : { ...history, ordersADay: reader.orders / WORKDAYS }
  })
  await db.transaction().execute((trx) => seedDemoOrders(trx, nodeClock, histories))
  await sql`vacuum analyze`.execute(db)
}

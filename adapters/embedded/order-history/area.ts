import type { Area } from '../area'
import { orderHistoryMigrations } from './migrations'
import { orderHistoryPlugin } from './plugin'
import type { OrderHistoryTables } from './tables'

/** What becomes of placed orders. */
export const orderHistoryArea: Area<OrderHistoryTables> = {
  migrations: orderHistoryMigrations,
  plugin: orderHistoryPlugin,
}

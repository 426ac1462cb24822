import type { Area } from '../area'
import { ordersMigrations } from './migrations'
import { ordersPlugin } from './plugin'
import type { OrdersTables } from './tables'

/** Placed orders. */
export const ordersArea: Area<OrdersTables> = { migrations: ordersMigrations, plugin: ordersPlugin }

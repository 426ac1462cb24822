import type { Area } from '../area'
import { cartMigrations } from './migrations'
import { cartPlugin } from './plugin'
import type { CartTables } from './tables'

/** Carts, their lines and deliveries. */
export const cartArea: Area<CartTables> = { migrations: cartMigrations, plugin: cartPlugin }

import type { Area } from '../area'
import { authMigrations } from './migrations'
import { authPlugin } from './plugin'
import type { AuthTables } from './tables'

/** Accounts, sessions and tokens. */
export const authArea: Area<AuthTables> = { migrations: authMigrations, plugin: authPlugin }

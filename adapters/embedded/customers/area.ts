import type { Area } from '../area'
import { customersMigrations } from './migrations'
import { customersPlugin } from './plugin'
import type { CustomersTables } from './tables'

/** Customers, their projects and their delivery days. */
export const customersArea: Area<CustomersTables> = { migrations: customersMigrations, plugin: customersPlugin }

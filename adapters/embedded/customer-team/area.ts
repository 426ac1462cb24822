import type { Area } from '../area'
import { customerTeamMigrations } from './migrations'
import { customerTeamPlugin } from './plugin'
import type { CustomerTeamTables } from './tables'

/** The people of the shop who look after a customer. */
export const customerTeamArea: Area<CustomerTeamTables> = {
  migrations: customerTeamMigrations,
  plugin: customerTeamPlugin,
}

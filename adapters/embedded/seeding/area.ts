import type { Area } from '../area'
import { seedMigrations } from './migrations'
import type { SeedTables } from './tables'

/** Which data were put in, and by which version. */
export const seedingArea: Area<SeedTables> = { migrations: seedMigrations }

import type { Migration } from 'kysely'
import { authMigrations } from '../auth/migrations'
import { campaignMigrations } from '../campaigns/migrations'
import { cartMigrations } from '../cart/migrations'
import { catalogueMigrations } from '../catalogue/migrations'
import { customersMigrations } from '../customers/migrations'
import { idempotencyMigrations } from '../idempotency/migrations'
import { locationMigrations } from '../locations/migrations'
import { ordersMigrations } from '../orders/migrations'
import { searchMigrations } from '../search/migrations'
import { seedMigrations } from '../seeding/migrations'
import { sequenceMigrations } from '../sequence/migrations'

/** Every area's migrations. They run in order of name, so a name begins with a date: `2026-01-01-carts`. */
export const migrations: readonly Readonly<Record<string, Migration>>[] = [
  seedMigrations,
  locationMigrations,
  catalogueMigrations,
  searchMigrations,
  campaignMigrations,
  sequenceMigrations,
  customersMigrations,
  authMigrations,
  cartMigrations,
  ordersMigrations,
  idempotencyMigrations,
]

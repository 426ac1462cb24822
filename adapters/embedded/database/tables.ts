import type { AuthTables } from '../auth/tables'
import type { CampaignTables } from '../campaigns/tables'
import type { CartTables } from '../cart/tables'
import type { CatalogueTables } from '../catalogue/tables'
import type { CustomersTables } from '../customers/tables'
import type { IdempotencyTables } from '../idempotency/tables'
import type { LocationTables } from '../locations/tables'
import type { OrdersTables } from '../orders/tables'
import type { SearchTables } from '../search/tables'
import type { SeedTables } from '../seeding/tables'
import type { SequenceTables } from '../sequence/tables'

/** Every table, each area's own list beside its code. */
export type Tables = AuthTables &
  CampaignTables &
  CartTables &
  CatalogueTables &
  CustomersTables &
  IdempotencyTables &
  LocationTables &
  OrdersTables &
  SearchTables &
  SeedTables &
  SequenceTables

import type { Area } from '../area'
import { idempotencyMigrations } from './migrations'
import { idempotencyPlugin } from './plugin'
import type { IdempotencyTables } from './tables'

/** Answers that are kept for repeated requests. */
export const idempotencyArea: Area<IdempotencyTables> = { migrations: idempotencyMigrations, plugin: idempotencyPlugin }

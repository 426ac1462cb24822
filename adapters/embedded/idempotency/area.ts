import type { Area } from '../area'
import { idempotencyMigrations } from './migrations'
import type { IdempotencyTables } from './tables'

/** Answers that are kept for repeated requests. */
export const idempotencyArea: Area<IdempotencyTables> = { migrations: idempotencyMigrations }

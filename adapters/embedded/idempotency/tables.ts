import type { ColumnType } from 'kysely'

export interface IdempotencyTables {
  /** What was answered to a request that carried an `Idempotency-Key`. */
  idempotency_keys: {
    user_id: string
    key: string
    /** SHA-256 of what was asked. */
    request_hash: string
    /** Null only inside the transaction that carries the request out. */
    answer: ColumnType<unknown, string | null, string>
    created_at: ColumnType<Date, string, string>
  }
}

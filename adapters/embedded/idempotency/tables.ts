import type { ColumnType } from 'kysely'

export interface IdempotencyTables {
  /** The answers to requests with an `Idempotency-Key`. */
  idempotency_keys: {
    user_id: string
    key: string
    /** SHA-256 of the content of the request. */
    request_hash: string
    /** Null inside the transaction that carries the request out, and for a key that is closed. */
    answer: ColumnType<unknown, string | null, string>
    created_at: ColumnType<Date, string, string>
  }
}

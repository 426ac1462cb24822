import { sql, type Migration } from 'kysely'

export const idempotencyMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-01-idempotency-keys': {
    up: async (db) => {
      // Not jsonb: it would reorder the fields, and a repeated answer must be identical byte by byte.
      await sql`create table idempotency_keys (
        user_id text not null,
        key text not null,
        request_hash text not null,
        answer json,
        created_at timestamptz not null,
        primary key (user_id, key)
      )`.execute(db)
      await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db)
    },
  },
}

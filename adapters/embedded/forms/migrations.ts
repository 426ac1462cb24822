import { sql, type Migration } from 'kysely'

export const formsMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-28-forms': {
    up: async (db) => {
      await sql`create sequence form_numbers start with 900001`.execute(db)
      await sql`create table sent_forms (
        receipt_number text primary key,
        brand text not null,
        form_id text not null,
        send_key text not null unique,
        answers_hash text not null,
        answers jsonb not null,
        sent_at timestamptz not null
      )`.execute(db)
    },
  },
}

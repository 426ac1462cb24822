import { sql, type Migration } from 'kysely'

export const mailMigrations: Readonly<Record<string, Migration>> = {
  '2026-08-01-outbox': {
    up: async (db) => {
      await sql`create table outbox (
        mail_id text primary key,
        brand text not null,
        recipient text not null,
        subject text not null,
        text_part text not null,
        html_part text not null,
        queued_at timestamptz not null,
        state text not null,
        tries integer not null,
        next_try_at timestamptz not null
      )`.execute(db)
      await sql`create index outbox_to_send on outbox (next_try_at) where state in ('waiting', 'sending')`.execute(db)
      await sql`create index outbox_by_time on outbox (queued_at)`.execute(db)
    },
  },
  '2026-11-24-outbox-attachments': {
    up: async (db) => {
      await sql`create table outbox_attachments (
        mail_id text not null references outbox on delete cascade,
        position integer not null,
        file_name text not null,
        media_type text not null,
        content text not null,
        primary key (mail_id, position)
      )`.execute(db)
    },
  },
}

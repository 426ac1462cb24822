import { sql, type Migration } from 'kysely'

export const orderDocumentsMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-24-order-documents': {
    up: async (db) => {
      await sql`create sequence inquiry_numbers start with 500001`.execute(db)
      await sql`create table document_mails (
        mail_id text primary key,
        user_id text not null references users,
        order_number text not null references order_deliveries,
        documents jsonb not null,
        queued_at timestamptz not null
      )`.execute(db)
      await sql`create index document_mails_by_user on document_mails (user_id, queued_at)`.execute(db)
      await sql`create table order_inquiries (
        inquiry_number text primary key,
        order_number text not null references order_deliveries,
        user_id text not null references users,
        kind text not null,
        message text not null,
        lines jsonb not null,
        sent_at timestamptz not null
      )`.execute(db)
      await sql`create index order_inquiries_by_user on order_inquiries (user_id, sent_at)`.execute(db)
    },
  },
}

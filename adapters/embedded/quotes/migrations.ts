import { sql, type Migration } from 'kysely'

export const quotesMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-25-quotes': {
    up: async (db) => {
      await sql`create sequence quote_numbers start with 20401`.execute(db)
      await sql`create table quotes (
        quote_id text primary key,
        quote_number text not null unique,
        customer_id text not null references customers,
        project_id text,
        user_id text not null references users,
        brand text not null,
        version integer not null,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        status text not null,
        head jsonb not null,
        head_by jsonb not null,
        history jsonb not null,
        sv_key text collate "C" not null,
        last_day text collate "C" not null,
        search_text text not null
      )`.execute(db)
      await sql`create index quotes_by_customer on quotes (customer_id, changed_at)`.execute(db)
      await sql`create table quote_rows (
        quote_id text not null references quotes on delete cascade,
        row_id text not null,
        kind text not null,
        position double precision not null,
        article_number text,
        name text not null,
        quantity double precision not null,
        unit text not null,
        own_price double precision,
        discount double precision not null,
        cost double precision,
        is_labour boolean not null,
        sent_net double precision,
        sent_gross double precision,
        changed_by text not null,
        primary key (quote_id, row_id)
      )`.execute(db)
      await sql`create index quote_rows_by_position on quote_rows (quote_id, position, row_id)`.execute(db)
      await sql`create table quote_links (
        quote_id text primary key references quotes on delete cascade,
        secret_hash text not null unique,
        seed text not null,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create table quote_mails (
        mail_id text primary key,
        user_id text not null references users,
        quote_id text not null,
        queued_at timestamptz not null
      )`.execute(db)
      await sql`create index quote_mails_by_user on quote_mails (user_id, queued_at)`.execute(db)
      await sql`create table quote_logos (
        customer_id text primary key references customers,
        media_type text not null,
        content text not null,
        changed_by text not null references users,
        changed_at timestamptz not null
      )`.execute(db)
    },
  },
}

import { sql, type Migration } from 'kysely'

export const favouriteListsMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-24-favourite-lists': {
    up: async (db) => {
      await sql`create table favourite_lists (
        list_id text primary key,
        user_id text not null references users,
        customer_id text not null references customers,
        name text not null,
        sv_key text collate "C" not null,
        access text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        removed_at timestamptz
      )`.execute(db)
      await sql`create index favourite_lists_by_customer on favourite_lists (customer_id, sv_key)`.execute(db)
      await sql`create table favourite_list_items (
        item_id text primary key,
        list_id text not null references favourite_lists on delete cascade,
        article_number text not null,
        quantity double precision not null,
        note text not null,
        position integer not null,
        removed_at timestamptz
      )`.execute(db)
      await sql`create index favourite_list_items_by_list on favourite_list_items (list_id, position)`.execute(db)
      await sql`create unique index favourite_list_items_once on favourite_list_items (list_id, article_number)
        where removed_at is null`.execute(db)
    },
  },
}

import { sql, type Migration } from 'kysely'

export const cartMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-01-carts': {
    up: async (db) => {
      await sql`create table carts (
        cart_id text primary key,
        user_id text not null,
        customer_id text not null,
        project_id text not null,
        status text not null,
        version integer not null,
        created_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db)
      await sql`create unique index carts_one_active on carts (user_id, customer_id, project_id)
        where status = 'ACTIVE'`.execute(db)
      await sql`create table cart_items (
        cart_item_id text primary key,
        cart_id text not null references carts,
        position bigint generated always as identity,
        article_number text not null,
        delivery_id text not null,
        label text not null,
        quantity numeric(20, 10) not null,
        unique (cart_id, delivery_id, article_number, label)
      )`.execute(db)
      await sql`create table cart_deliveries (
        cart_id text not null references carts,
        delivery_id text not null,
        requested_delivery_date date,
        is_included_in_order boolean not null,
        primary key (cart_id, delivery_id)
      )`.execute(db)
    },
  },
  '2026-05-10-carts-of-a-brand': {
    up: async (db) => {
      // The brand of older carts was not recorded. They stay with the default brand.
      await sql`alter table carts add column brand text not null default 'dahl'`.execute(db)
      await sql`alter table carts alter column brand drop default`.execute(db)
      await sql`drop index carts_one_active`.execute(db)
      await sql`create unique index carts_one_active on carts (brand, user_id, customer_id, project_id)
        where status = 'ACTIVE'`.execute(db)
    },
  },
}

import { sql, type Migration } from 'kysely'

export const ordersMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-01-orders': {
    up: async (db) => {
      await sql`create sequence order_numbers start with 7204418 minvalue 1000000 maxvalue 9999999`.execute(db)
      await sql`create table orders (
        order_id text primary key,
        user_id text not null,
        customer_id text not null,
        project_id text not null,
        cart_id text not null,
        placed_at timestamptz not null,
        send_order_receipt boolean not null
      )`.execute(db)
      await sql`create index orders_by_customer on orders (customer_id, placed_at)`.execute(db)
      await sql`create table order_deliveries (
        order_number text primary key,
        order_id text not null references orders,
        delivery_id text not null,
        store_id text,
        warehouse_id text,
        requested_delivery_date date,
        fields jsonb not null,
        total numeric(20, 10) not null,
        unique (order_id, delivery_id)
      )`.execute(db)
      await sql`create table order_lines (
        order_number text not null references order_deliveries,
        position integer not null,
        article_number text not null,
        name text not null,
        unit text not null,
        quantity numeric(20, 10) not null,
        label text not null,
        net_price numeric(20, 10) not null,
        alloying_total numeric(20, 10) not null,
        line_total numeric(20, 10) not null,
        primary key (order_number, position)
      )`.execute(db)
    },
  },
  '2026-01-02-freight': {
    up: async (db) => {
      await sql`alter table order_deliveries add column freight numeric(20, 10) not null default 0`.execute(db)
    },
  },
  '2026-07-02-destinations': {
    up: async (db) => {
      await sql`alter table order_deliveries add column destination jsonb`.execute(db)
      await sql`alter table order_deliveries add column customer_order_number text`.execute(db)
      await sql`create index order_deliveries_by_customer_number on order_deliveries (lower(customer_order_number))
        where customer_order_number is not null`.execute(db)
    },
  },
}

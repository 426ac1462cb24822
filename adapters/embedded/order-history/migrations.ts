import { sql, type Migration } from 'kysely'

export const orderHistoryMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-24-order-history': {
    up: async (db) => {
      await sql`create sequence invoice_numbers start with 91000001`.execute(db)
      await sql`create table order_events (
        order_number text not null references order_deliveries,
        version integer not null,
        event jsonb not null,
        primary key (order_number, version)
      )`.execute(db)
      // The words lie outside of the rows, which lists and counts read many of.
      await sql`create table order_history (
        order_number text primary key references order_deliveries,
        confirmed_number text unique,
        brand text not null,
        customer_id text not null,
        placed_at timestamptz not null,
        version integer not null,
        status text not null,
        delivery_day date,
        rest_lines integer not null,
        rest_day date,
        line_count integer not null,
        total numeric(20, 10) not null,
        is_cancellable boolean not null,
        due_at timestamptz,
        days_ahead integer not null default 0,
        words tsvector not null
      ) with (toast_tuple_target = 128)`.execute(db)
      await sql`alter table order_history alter column words set storage external`.execute(db)
      await sql`create index order_history_by_customer on order_history
        (customer_id, placed_at desc, order_number desc)`.execute(db)
      await sql`create index order_history_by_total on order_history
        (customer_id, total desc, placed_at desc, order_number desc)`.execute(db)
      await sql`create index order_history_by_words on order_history using gin (words)`.execute(db)
      await sql`create index order_history_due on order_history (due_at) where due_at is not null`.execute(db)
      await sql`create table order_invoices (
        invoice_number text primary key,
        order_number text not null references order_deliveries,
        customer_id text not null,
        issued_on date not null,
        due_on date not null,
        total numeric(20, 10) not null,
        open_amount numeric(20, 10) not null
      )`.execute(db)
      await sql`create index order_invoices_open on order_invoices (customer_id, due_on) where open_amount > 0`.execute(
        db,
      )
      await sql`create table order_deductions (
        order_number text not null references order_deliveries,
        position integer not null,
        amount numeric(20, 10) not null,
        primary key (order_number, position)
      )`.execute(db)
    },
  },
}

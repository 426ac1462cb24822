import { sql, type Migration } from 'kysely'

export const customersMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-01-customers': {
    up: async (db) => {
      await sql`create table customers (
        customer_id text primary key,
        name text not null,
        is_suspended boolean not null,
        active boolean not null,
        is_virtual boolean not null,
        zip_code text not null,
        city text not null,
        assortment text,
        delivery_weekdays jsonb not null
      )`.execute(db)
      await sql`create table projects (
        customer_id text not null references customers,
        project_id text not null,
        name text not null,
        description text not null,
        primary key (customer_id, project_id)
      )`.execute(db)
      await sql`create table user_customers (
        user_id text not null,
        customer_id text not null references customers,
        role text not null,
        primary key (user_id, customer_id)
      )`.execute(db)
    },
  },
  '2026-08-11-denies-of-a-customer': {
    up: async (db) => {
      await sql`alter table user_customers add column permission_denies jsonb`.execute(db)
      await sql`create index user_customers_by_customer on user_customers (customer_id)`.execute(db)
    },
  },
}

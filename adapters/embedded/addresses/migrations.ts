import { sql, type Migration } from 'kysely'

export const addressesMigrations: Readonly<Record<string, Migration>> = {
  '2026-07-01-addresses': {
    up: async (db) => {
      await sql`create table addresses (
        id text primary key,
        customer_id text not null references customers,
        address_id text,
        label text,
        name text,
        recipient_name text,
        address1 text,
        address2 text,
        address3 text,
        postal_code text not null,
        postal_address text not null,
        country_code text not null,
        phone text,
        read_only boolean not null,
        preselected boolean not null,
        valid_for_delivery boolean not null,
        sv_key text collate "C" not null
      )`.execute(db)
      await sql`create index addresses_by_customer on addresses (customer_id, sv_key)`.execute(db)
      await sql`create unique index addresses_one_preselected on addresses (customer_id) where preselected`.execute(db)
    },
  },
}

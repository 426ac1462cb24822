import { sql, type Migration } from 'kysely'

export const catalogueMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-03-catalogue': {
    up: async (db) => {
      await sql`create table categories (
        slug text primary key,
        parent_slug text references categories,
        name text not null,
        illustration text not null,
        position integer not null
      )`.execute(db)
      await sql`create table products (
        product_id text primary key,
        name text not null,
        description text not null,
        family text not null,
        brand text not null,
        category_slug text not null references categories
      )`.execute(db)
      await sql`create table variants (
        article_number text primary key,
        product_id text not null references products,
        name text not null,
        slug text not null unique,
        position integer not null,
        rsk text,
        ean text not null unique,
        unit text not null,
        conversion_factor double precision not null,
        conversion_unit text,
        order_multiple double precision not null check (order_multiple > 0),
        discontinued boolean not null,
        purchase_constraints text[] not null,
        stocked_at text[] not null,
        filter_tags text[] not null,
        attributes jsonb not null,
        warnings jsonb not null,
        discount_group text not null,
        list_price numeric(14, 4) not null,
        alloying_price numeric(14, 4) not null,
        brackets jsonb not null,
        campaign_price numeric(14, 4),
        ask_for_price boolean not null,
        stock_type text not null
      )`.execute(db)
      await sql`create index variants_of_product on variants (product_id, position)`.execute(db)
      await sql`create table relations (
        article_number text not null references variants,
        name text not null,
        related_article_number text not null references variants,
        position integer not null,
        primary key (article_number, name, related_article_number)
      )`.execute(db)
      await sql`create table stock (
        article_number text not null references variants,
        location_id text not null references locations,
        quantity double precision not null,
        stocked boolean not null,
        availability text not null,
        from_days integer,
        to_days integer,
        incoming_quantity double precision not null,
        incoming_in_days integer,
        primary key (article_number, location_id)
      )`.execute(db)
      await sql`create table discounts (
        price_group text not null,
        discount_group text not null,
        percentage double precision not null check (percentage between 0 and 100),
        primary key (price_group, discount_group)
      )`.execute(db)
      await sql`create table customer_price_groups (
        customer_id text primary key,
        price_group text not null
      )`.execute(db)
    },
  },
  '2026-01-08-numbers-of-registers': {
    up: async (db) => {
      await sql`alter table variants add column e_number text, add column supplier_number text`.execute(db)
    },
  },
  // Nothing asks for parts of these columns, and json leaves PostgreSQL without being written anew.
  '2026-01-14-attributes-as-read': {
    up: async (db) => {
      await sql`alter table variants
        add column facts json not null default '[]',
        alter column brackets type json using brackets::json,
        alter column warnings type json using warnings::json`.execute(db)
      await sql`update variants set facts = (
        select json_agg(fact.part order by fact.place, fact.turn) from (
          select attribute.place, part.turn, part.part
          from jsonb_array_elements(attributes) with ordinality as attribute(value, place),
            lateral (values
              (1, attribute.value ->> 'attributeName'),
              (2, attribute.value ->> 'attributeValue')
            ) as part(turn, part)
        ) as fact
      ) where jsonb_array_length(attributes) > 0`.execute(db)
      await sql`alter table variants drop column attributes`.execute(db)
      await sql`alter table variants rename column facts to attributes`.execute(db)
      await sql`alter table variants alter column attributes drop default`.execute(db)
    },
  },
}

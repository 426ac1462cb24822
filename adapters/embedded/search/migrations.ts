import { sql, type Migration } from 'kysely'

export const searchMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-04-search': {
    up: async (db) => {
      await sql`create table search_articles (
        article_number text primary key references variants,
        product_id text not null references products,
        sv_key text collate "C" not null,
        product_sv_key text collate "C" not null,
        position integer not null,
        popularity double precision not null,
        price numeric(14, 4) not null,
        attributes jsonb not null,
        name_words text not null,
        other_words text not null,
        document tsvector not null generated always as (
          setweight(to_tsvector('swedish', name_words), 'A') || setweight(to_tsvector('swedish', other_words), 'C')
        ) stored
      )`.execute(db)
      await sql`create index search_articles_document on search_articles using gin (document)`.execute(db)
      await sql`create index search_articles_attributes on search_articles using gin (attributes jsonb_path_ops)`.execute(
        db,
      )
      await sql`create table search_numbers (
        number text not null,
        article_number text not null references variants,
        primary key (number, article_number)
      )`.execute(db)
      await sql`create index search_numbers_prefix on search_numbers (number text_pattern_ops)`.execute(db)
      await sql`create table search_words (
        word text primary key,
        trigrams text[] not null,
        uses integer not null
      )`.execute(db)
      await sql`create index search_words_trigrams on search_words using gin (trigrams)`.execute(db)
    },
  },
  '2026-03-01-search-facet-sets': {
    up: async (db) => {
      await sql`alter table search_articles
        add column shared_set integer,
        add column own_set integer,
        add column asked_price numeric generated always as ((attributes -> 'price' ->> 0)::numeric) stored`.execute(db)
      await sql`create table search_facet_sets (
        set_id integer not null,
        name text not null,
        value jsonb not null,
        primary key (name, set_id, value)
      )`.execute(db)
    },
  },
  '2026-02-03-search-parts': {
    up: async (db) => {
      await sql`alter table search_articles drop column document`.execute(db)
      await sql`alter table search_articles
        add column part_words text not null default '',
        add column document tsvector not null generated always as (
          setweight(to_tsvector('swedish', name_words), 'A') || setweight(to_tsvector('swedish', part_words), 'C')
          || setweight(to_tsvector('swedish', other_words), 'C')
        ) stored`.execute(db)
      await sql`create index search_articles_document on search_articles using gin (document)`.execute(db)
      await sql`create table search_phrases (
        phrase text primary key,
        plain text not null,
        weight double precision not null,
        categories text[] not null
      )`.execute(db)
      await sql`create table behaviour_events (
        event_id bigint generated always as identity primary key,
        user_id text not null,
        type text not null,
        entity_type text not null,
        entity_id text not null,
        order_id text,
        quantity double precision,
        revenue numeric(14, 2),
        happened_at timestamptz not null default now()
      )`.execute(db)
      await sql`create index behaviour_events_of_entity on behaviour_events (entity_id, order_id)`.execute(db)
      await sql`create index behaviour_events_of_order on behaviour_events (order_id)`.execute(db)
    },
  },
  '2026-03-12-search-phrases-by-any-word': {
    up: async (db) => {
      await sql`alter table search_phrases
        add column found_by text not null default '',
        add column stem text not null default ''`.execute(db)
    },
  },
  '2026-03-13-search-demand': {
    up: async (db) => {
      await sql`create table article_demand (
        article_number text primary key,
        score double precision not null,
        counted_at timestamptz not null
      )`.execute(db)
      await sql`alter table search_articles add column start_popularity double precision`.execute(db)
      await sql`create index behaviour_events_by_time on behaviour_events (happened_at)`.execute(db)
    },
  },
  '2026-05-01-behaviour-addresses': {
    up: async (db) => {
      // Earlier rows were not verified.
      await sql`delete from behaviour_events`.execute(db)
      await sql`alter table behaviour_events
        add column address text not null,
        add column block text not null`.execute(db)
      await sql`create index behaviour_events_of_address on behaviour_events (address, type, entity_id)`.execute(db)
      await sql`create index behaviour_events_of_block on behaviour_events (block, type, entity_id)`.execute(db)
      await sql`create index behaviour_events_of_visitor on behaviour_events (user_id, happened_at)`.execute(db)
    },
  },
  '2026-04-01-search-product-keys': {
    up: async (db) => {
      await sql`drop table search_facet_sets`.execute(db)
      await sql`create table search_facet_sets (
        set_id integer not null,
        name text not null,
        value jsonb not null,
        held integer not null,
        primary key (name, set_id, value)
      )`.execute(db)
    },
  },
  '2026-04-02-search-wordings': {
    up: async (db) => {
      // Filled again with the catalogue. The numbers that every search reads are the first columns: behind long columns
      // reading them takes a fifth longer.
      await sql`drop table search_articles`.execute(db)
      await sql`create table search_articles (
        product_key integer not null,
        kind_set integer not null,
        offer_set integer not null,
        wording integer not null,
        position integer not null check (position between 0 and 30),
        popularity double precision not null,
        price numeric(14, 4) not null,
        asked_price numeric,
        article_number text primary key references variants,
        product_id text not null references products,
        sv_key text collate "C" not null,
        product_sv_key text collate "C" not null,
        attributes jsonb not null,
        name_words text not null,
        part_words text not null,
        other_words text not null,
        document tsvector not null generated always as (
          setweight(to_tsvector('swedish', name_words), 'A') || setweight(to_tsvector('swedish', part_words), 'C')
          || setweight(to_tsvector('swedish', other_words), 'C')
        ) stored,
        start_popularity double precision
      )`.execute(db)
      await sql`create index search_articles_of_product on search_articles (product_key)`.execute(db)
      await sql`create index search_articles_document on search_articles using gin (document)`.execute(db)
      await sql`create index search_articles_attributes on search_articles using gin (attributes jsonb_path_ops)`.execute(
        db,
      )
    },
  },
  '2026-05-02-search-sizes': {
    up: async (db) => {
      // Filled again with the catalogue.
      await sql`drop table search_articles`.execute(db)
      await sql`create table search_articles (
        product_key integer not null,
        kind_set integer not null,
        offer_set integer not null,
        wording integer not null,
        position integer not null check (position between 0 and 30),
        popularity double precision not null,
        price numeric(14, 4) not null,
        asked_price numeric,
        article_number text primary key references variants,
        product_id text not null references products,
        sv_key text collate "C" not null,
        product_sv_key text collate "C" not null,
        attributes jsonb not null,
        name_words text not null,
        part_words text not null,
        size_words text not null,
        fact_words text not null,
        description_words text not null,
        document tsvector not null generated always as (
          setweight(to_tsvector('swedish', name_words), 'A') || setweight(to_tsvector('swedish', part_words), 'B')
          || setweight(to_tsvector('simple', size_words), 'B') || setweight(to_tsvector('swedish', fact_words), 'C')
          || setweight(to_tsvector('swedish', description_words), 'D')
        ) stored,
        start_popularity double precision
      )`.execute(db)
      await sql`create index search_articles_of_product on search_articles (product_key)`.execute(db)
      await sql`create index search_articles_document on search_articles using gin (document)`.execute(db)
      await sql`create index search_articles_attributes on search_articles using gin (attributes jsonb_path_ops)`.execute(
        db,
      )
    },
  },
  '2026-06-01-search-reader-prices': {
    up: async (db) => {
      // Made anew with the catalogue.
      await sql`drop table search_articles`.execute(db)
      await sql`create table search_articles (
        product_key integer not null,
        kind_set integer not null,
        offer_set integer not null,
        wording integer not null,
        position integer not null check (position between 0 and 30),
        popularity double precision not null,
        asked_price numeric,
        list_price numeric,
        discount_group text not null,
        article_number text primary key references variants,
        product_id text not null references products,
        sv_key text collate "C" not null,
        product_sv_key text collate "C" not null,
        attributes jsonb not null,
        name_words text not null,
        part_words text not null,
        size_words text not null,
        fact_words text not null,
        description_words text not null,
        document tsvector not null generated always as (
          setweight(to_tsvector('swedish', name_words), 'A') || setweight(to_tsvector('swedish', part_words), 'B')
          || setweight(to_tsvector('simple', size_words), 'B') || setweight(to_tsvector('swedish', fact_words), 'C')
          || setweight(to_tsvector('swedish', description_words), 'D')
        ) stored,
        start_popularity double precision
      )`.execute(db)
      await sql`create index search_articles_of_product on search_articles (product_key)`.execute(db)
      await sql`create index search_articles_document on search_articles using gin (document)`.execute(db)
      await sql`create index search_articles_attributes on search_articles using gin (attributes jsonb_path_ops)`.execute(
        db,
      )
    },
  },
  '2026-06-02-search-goods': {
    up: async (db) => {
      // Filled again with the catalogue.
      await sql`alter table search_words add column names_goods boolean not null default false`.execute(db)
    },
  },
}

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
}

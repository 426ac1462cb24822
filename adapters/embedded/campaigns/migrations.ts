import { sql, type Migration } from 'kysely'

export const campaignMigrations: Readonly<Record<string, Migration>> = {
  '2026-02-01-campaigns': {
    up: async (db) => {
      await sql`create table campaigns (
        campaign_id text primary key,
        slug text not null unique,
        title text not null,
        description text not null,
        illustration text not null,
        is_assortment boolean not null,
        customer_id text,
        valid_from date not null,
        valid_until date,
        position integer not null
      )`.execute(db)
      await sql`create table campaign_articles (
        campaign_id text not null references campaigns,
        article_number text not null references variants,
        position integer not null,
        primary key (campaign_id, article_number)
      )`.execute(db)
      await sql`create table selected_product_groups (
        group_id text primary key,
        title text not null
      )`.execute(db)
      await sql`create table selected_product_articles (
        group_id text not null references selected_product_groups,
        article_number text not null references variants,
        position integer not null,
        primary key (group_id, article_number)
      )`.execute(db)
    },
  },
  '2026-05-10-campaigns-of-a-brand': {
    up: async (db) => {
      await sql`alter table campaigns add column brand text`.execute(db)
    },
  },
}

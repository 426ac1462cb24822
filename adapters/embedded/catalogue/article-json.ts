import { sql } from 'kysely'
import type { LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import type { ArticleRow } from './article-rows'
import type { StockRow } from './read-stock'

export interface RelationRow {
  readonly article_number: string
  readonly name: string
  readonly related_article_number: string
  readonly slug: string
  readonly related_name: string
  readonly related_warnings: ArticleRow['warnings']
}

export interface FoundRows {
  readonly articles: readonly ArticleRow[]
  /** Of the articles, by their positions. */
  readonly relations: readonly RelationRow[]
  /** Of the articles at the places asked for. */
  readonly stock: readonly StockRow[]
  /** The day in Sweden by the database's clock. */
  readonly today: string
}

interface FoundText {
  readonly found: string
}

/**
 * Articles with their relations and their stock in one statement, as one text: a row of the driver costs as much as
 * drawing it, since each of its values is read by itself and copied between threads.
 * @param places undefined where stock is not asked for
 */
export const readArticleRows = async (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[] | undefined,
): Promise<FoundRows> => {
  const { rows } = await sql<FoundText>`
    with asked as (select unnest(${numbers}::text[]) as article_number)
    select json_build_object(
      'today', (now() at time zone 'Europe/Stockholm')::date,
      'articles', (
        select coalesce(json_agg(row_to_json(article)), '[]'::json)
        from (
          select variants.*, products.name as product_name, products.description, products.family, products.brand,
            products.category_slug
          from asked join variants using (article_number) join products using (product_id)
        ) as article
      ),
      'relations', (
        select coalesce(json_agg(row_to_json(relation)), '[]'::json)
        from (
          select relations.article_number, relations.name, related_article_number, variants.slug,
            variants.name as related_name, variants.warnings as related_warnings
          from asked join relations using (article_number)
            join variants on variants.article_number = relations.related_article_number
          order by relations.position
        ) as relation
      ),
      'stock', (
        select coalesce(json_agg(row_to_json(held)), '[]'::json)
        from (
          select stock.* from asked join stock using (article_number)
          where location_id = any(${places ?? []}::text[])
        ) as held
      )
    )::text as found`.execute(db)
  const found: FoundRows = JSON.parse(rows[0]?.found ?? '{}')
  return found
}

import { sql, type RawBuilder } from 'kysely'
import type { LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import type { ArticleRow } from './article-rows'
import type { StockRow } from './read-stock'

export interface BriefRelationRow {
  readonly article_number: string
  readonly name: string
  readonly related_article_number: string
  readonly slug: string
  readonly related_name: string
}

export interface RelationRow extends BriefRelationRow {
  readonly related_warnings: ArticleRow['warnings']
}

/** The columns of an article that do not describe it. */
const briefColumns = [
  'variants.article_number',
  'variants.product_id',
  'variants.name',
  'variants.slug',
  'variants.unit',
  'variants.conversion_factor',
  'variants.conversion_unit',
  'variants.order_multiple',
  'variants.discontinued',
  'variants.purchase_constraints',
  'variants.stocked_at',
  'variants.filter_tags',
  'variants.discount_group',
  'variants.list_price',
  'variants.alloying_price',
  'variants.brackets',
  'variants.campaign_price',
  'variants.ask_for_price',
  'variants.stock_type',
] as const
type NameOf<Column> = Column extends `variants.${infer Name extends keyof ArticleRow}` ? Name : never

export type BriefArticleRow = Pick<
  ArticleRow,
  NameOf<(typeof briefColumns)[number]> | 'product_name' | 'family' | 'brand' | 'category_slug'
>

export interface FoundRows<Article, Related> {
  readonly articles: readonly Article[]
  /** Of the articles, by their positions. */
  readonly relations: readonly Related[]
  /** Of the articles at the places asked for. */
  readonly stock: readonly StockRow[]
  /** The day in Sweden by the database's clock. */
  readonly today: string
}

interface FoundText {
  readonly found: string
}

interface Columns {
  readonly articles: RawBuilder<unknown>
  readonly relations: RawBuilder<unknown>
}

/** Everything that an article has. */
export const readArticleRows = async (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
): Promise<FoundRows<ArticleRow, RelationRow>> => {
  const found: FoundRows<ArticleRow, RelationRow> = JSON.parse(await readText(db, numbers, places, wholeColumns))
  return found
}

/** Articles without what describes them. */
export const readBriefArticleRows = async (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
): Promise<FoundRows<BriefArticleRow, BriefRelationRow>> => {
  const found: FoundRows<BriefArticleRow, BriefRelationRow> = JSON.parse(
    await readText(db, numbers, places, columnsInBrief),
  )
  return found
}

const wholeColumns: Columns = {
  articles: sql`variants.*, products.name as product_name, products.description, products.family, products.brand,
    products.category_slug`,
  relations: sql`, variants.warnings as related_warnings`,
}

const columnsInBrief: Columns = {
  articles: sql`${sql.join(briefColumns.map((column) => sql.ref(column)))}, products.name as product_name,
    products.family, products.brand, products.category_slug`,
  relations: sql``,
}

/**
 * Articles with their relations and their stock in one statement, as one text. Each row of the driver has a high
 * cost, since every value is parsed by itself and copied between threads.
 */
const readText = async (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
  columns: Columns,
): Promise<string> => {
  const { rows } = await sql<FoundText>`
    with asked as (select unnest(${numbers}::text[]) as article_number)
    select json_build_object(
      'today', (now() at time zone 'Europe/Stockholm')::date,
      'articles', (
        select coalesce(json_agg(row_to_json(article)), '[]'::json)
        from (
          select ${columns.articles}
          from asked join variants using (article_number) join products using (product_id)
        ) as article
      ),
      'relations', (
        select coalesce(json_agg(row_to_json(relation)), '[]'::json)
        from (
          select relations.article_number, relations.name, related_article_number, variants.slug,
            variants.name as related_name${columns.relations}
          from asked join relations using (article_number)
            join variants on variants.article_number = relations.related_article_number
          order by relations.position
        ) as relation
      ),
      'stock', (
        select coalesce(json_agg(row_to_json(held)), '[]'::json)
        from (
          select stock.* from asked join stock using (article_number)
          where location_id = any(${places}::text[])
        ) as held
      )
    )::text as found`.execute(db)
  return rows[0]?.found ?? '{}'
}

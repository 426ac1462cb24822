import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared-query'
import type { VariantRow } from './article-rows'
import { jsonOfColumns, rowsOf, type Columns } from './column-json'
import type { StockRow } from './read-stock'
import type { CatalogueTables } from './tables'

/** The columns of an article that do not describe it. */
const briefColumns = [
  'article_number',
  'product_id',
  'name',
  'slug',
  'unit',
  'conversion_factor',
  'conversion_unit',
  'order_multiple',
  'discontinued',
  'purchase_constraints',
  'stocked_at',
  'filter_tags',
  'discount_group',
  'list_price',
  'alloying_price',
  'brackets',
  'campaign_price',
  'ask_for_price',
  'stock_type',
] as const satisfies readonly (keyof VariantRow)[]
const listedColumns = [
  ...briefColumns,
  'rsk',
  'e_number',
  'supplier_number',
  'attributes',
] as const satisfies readonly (keyof VariantRow)[]
const wholeColumns = [...listedColumns, 'ean', 'warnings'] as const satisfies readonly (keyof VariantRow)[]

type CatalogueProduct = Selectable<CatalogueTables['products']>
const briefProductColumns = [
  'product_id',
  'name',
  'family',
  'brand',
  'category_slug',
] as const satisfies readonly (keyof CatalogueProduct)[]
const wholeProductColumns = [
  ...briefProductColumns,
  'description',
] as const satisfies readonly (keyof CatalogueProduct)[]

const briefRelationColumns = ['article_number', 'name', 'related_article_number', 'slug', 'related_name'] as const
const wholeRelationColumns = [...briefRelationColumns, 'related_warnings'] as const

const stockColumns = [
  'article_number',
  'location_id',
  'quantity',
  'stocked',
  'availability',
  'from_days',
  'to_days',
  'incoming_quantity',
  'incoming_in_days',
] as const satisfies readonly (keyof StockRow)[]

export type BriefArticleRow = Pick<VariantRow, (typeof briefColumns)[number]>
export type ListedArticleRow = Pick<VariantRow, (typeof listedColumns)[number]>
export type ArticleRow = Pick<VariantRow, (typeof wholeColumns)[number]>
export type BriefProductRow = Pick<CatalogueProduct, (typeof briefProductColumns)[number]>
export type ProductRow = Pick<CatalogueProduct, (typeof wholeProductColumns)[number]>
export type BriefRelationRow = Readonly<Record<(typeof briefRelationColumns)[number], string>>
export interface RelationRow extends BriefRelationRow {
  readonly related_warnings: VariantRow['warnings']
}

export interface FoundRows<Article, Product, Related> {
  readonly articles: readonly Article[]
  /** Of the articles, each once. */
  readonly products: readonly Product[]
  /** Of the articles, by their positions. */
  readonly relations: readonly Related[]
  /** Of the articles at the requested places. */
  readonly stock: readonly StockRow[]
  /** The day in Sweden by the database's clock. */
  readonly today: string
}

/** Everything that an article has. */
export const readArticleRows = (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
): Promise<FoundRows<ArticleRow, ProductRow, RelationRow>> => readRows(db, numbers, places, everything)

/** Articles as lists show them. */
export const readListedArticleRows = (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
): Promise<FoundRows<ListedArticleRow, BriefProductRow, BriefRelationRow>> => readRows(db, numbers, places, inLists)

/** Articles without what describes them. */
export const readBriefArticleRows = (
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
): Promise<FoundRows<BriefArticleRow, BriefProductRow, BriefRelationRow>> => readRows(db, numbers, places, inBrief)

interface Wanted {
  readonly articles: readonly string[]
  readonly products: readonly string[]
  readonly relations: readonly string[]
  readonly ofRelated: RawBuilder<unknown>
}

const everything: Wanted = {
  articles: wholeColumns,
  products: wholeProductColumns,
  relations: wholeRelationColumns,
  ofRelated: sql`, variants.warnings as related_warnings`,
}

const inBrief: Wanted = {
  articles: briefColumns,
  products: briefProductColumns,
  relations: briefRelationColumns,
  ofRelated: sql``,
}

const inLists: Wanted = { ...inBrief, articles: listedColumns }

interface FoundText {
  readonly found: string
}

interface FoundColumns {
  readonly articles: Columns
  readonly products: Columns
  readonly relations: Columns
  readonly stock: Columns
  readonly today: string
}

/**
 * Articles with their products, relations and stock in one statement, as one text. A row of the driver is
 * expensive: each of its values is parsed and copied between threads separately.
 */
const readRows = async <Article, Product, Related>(
  db: Database,
  numbers: readonly string[],
  places: readonly LocationId[],
  wanted: Wanted,
): Promise<FoundRows<Article, Product, Related>> => {
  const query = sql<FoundText>`
    with requested as materialized (
      select ${sql.join(wanted.articles.map((name) => sql.ref(name)))} from variants
      where article_number = any(${numbers}::text[])
    )
    select json_build_object(
      'today', (now() at time zone 'Europe/Stockholm')::date,
      'articles', (select ${jsonOfColumns(wanted.articles)} from requested),
      'products', (
        select ${jsonOfColumns(wanted.products)} from products
        where product_id = any(array(select product_id from requested))
      ),
      'relations', (
        select ${jsonOfColumns(wanted.relations)}
        from (
          select relations.article_number, relations.name, related_article_number, variants.slug,
            variants.name as related_name${wanted.ofRelated}
          from relations join variants on variants.article_number = relations.related_article_number
          where relations.article_number = any(array(select article_number from requested))
          order by relations.position
        ) as relation
      ),
      'stock', (
        select ${jsonOfColumns(stockColumns)} from stock
        where article_number = any(array(select article_number from requested)) and location_id = any(${places}::text[])
      )
    )::text as found`.compile(db)
  const { rows } = await db.executeQuery(prepared(query))
  const found: FoundColumns = JSON.parse(rows[0]?.found ?? '{}')
  return {
    articles: rowsOf(found.articles),
    products: rowsOf(found.products),
    relations: rowsOf(found.relations),
    stock: rowsOf(found.stock),
    today: found.today,
  }
}

import type { Selectable } from 'kysely'
import { money } from '#domain/kernel/money'
import type { PriceTerms } from '#domain/catalogue/pricing'
import type { Database } from '../database/database'
import type { CatalogueTables } from './tables'

export type VariantRow = Selectable<CatalogueTables['variants']>

/** The columns that a price is made from. */
export type PriceRow = Pick<
  VariantRow,
  'unit' | 'list_price' | 'alloying_price' | 'brackets' | 'campaign_price' | 'ask_for_price' | 'discount_group'
>

/** Articles with what they have from their product; numbers that do not exist are left out. */
export const readArticles = (db: Database, articleNumbers: readonly string[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.product_id', 'variants.product_id')
    .selectAll('variants')
    .select([
      'products.name as product_name',
      'products.description',
      'products.family',
      'products.brand',
      'products.category_slug',
    ])
    .where('article_number', 'in', articleNumbers)
    .execute()

export const priceTermsOf = (row: PriceRow): PriceTerms => ({
  salesUnit: row.unit,
  listPrice: money(row.list_price),
  alloyingPrice: money(row.alloying_price),
  brackets: row.brackets.map(({ fromQuantity, listPrice }) => ({ fromQuantity, listPrice: money(listPrice) })),
  campaignPrice: row.campaign_price === null ? undefined : money(row.campaign_price),
  askForPrice: row.ask_for_price,
})

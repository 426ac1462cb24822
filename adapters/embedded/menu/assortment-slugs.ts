import { isDefaultAssortment } from '#domain/session/permissions'
import type { Database } from '../database/database'
import { slugPath } from '../catalogue/category-path'

/**
 * The categories that hold an assortment's articles, with all that they lie in; `everything` for the default assortment,
 * undefined for one that does not exist.
 */
export const assortmentSlugs = async (
  db: Database,
  assortment: string | undefined,
): Promise<ReadonlySet<string> | 'everything' | undefined> => {
  if (isDefaultAssortment(assortment)) return 'everything'
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('campaign_articles', 'campaign_articles.campaign_id', 'campaigns.campaign_id')
    .innerJoin('variants', 'variants.article_number', 'campaign_articles.article_number')
    .innerJoin('products', 'products.product_id', 'variants.product_id')
    .select('products.category_slug')
    .distinct()
    .where('campaigns.slug', '=', assortment)
    .where('campaigns.is_assortment', '=', true)
    .execute()
  return rows.length === 0 ? undefined : new Set(rows.flatMap((row) => slugPath(row.category_slug)))
}

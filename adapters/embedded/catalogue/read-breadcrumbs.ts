import type { BreadcrumbTrail } from '#application/ports/product-service'
import type { Database } from '../database/database'
import { readCategories } from './read-categories'

/** The way down to a category, by its slug, or to an article, by its number (CATALOG-20). */
export const readBreadcrumbs = async (db: Database, id: string): Promise<BreadcrumbTrail | undefined> => {
  const categories = await readCategories(db)
  if (categories.has(id)) return { id, breadcrumbs: categories.trailOf(id) }
  const article = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.product_id', 'variants.product_id')
    .select('products.category_slug')
    .where('article_number', '=', id)
    .executeTakeFirst()
  return article === undefined ? undefined : { id, breadcrumbs: categories.trailOf(article.category_slug) }
}

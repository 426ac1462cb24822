import type { BreadcrumbTrail } from '#application/ports/product-service'
import type { Database } from '../database/database'
import { readArticles } from './article-rows'
import { readTrails } from './read-categories'

/** The way down to a category, by its slug, or to an article, by its number (CATALOG-20). */
export const readBreadcrumbs = async (db: Database, id: string): Promise<BreadcrumbTrail | undefined> => {
  const category = await db.selectFrom('categories').select('slug').where('slug', '=', id).executeTakeFirst()
  if (category !== undefined) return { id, breadcrumbs: (await readTrails(db, [id]))(id) }
  const [article] = await readArticles(db, [id])
  if (article === undefined) return undefined
  const { category_slug } = article
  return { id, breadcrumbs: (await readTrails(db, [category_slug]))(category_slug) }
}

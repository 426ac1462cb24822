import type { Breadcrumb } from '#domain/catalogue/variant'
import type { MenuEntry } from '#application/ports/product-service'
import type { Database } from '../database/database'
import { parentSlug, slugPath } from './generator/category-data'

/** Names of the categories on the way down to each of the given ones, themselves last. */
export const readTrails = async (
  db: Database,
  slugs: readonly string[],
): Promise<(slug: string) => readonly Breadcrumb[]> => {
  const wanted = [...new Set(slugs.flatMap(slugPath))]
  const rows =
    wanted.length === 0
      ? []
      : await db.selectFrom('categories').select(['slug', 'name']).where('slug', 'in', wanted).execute()
  const names = new Map(rows.map(({ slug, name }) => [slug, name]))
  return (slug) =>
    slugPath(slug).flatMap((step) => {
      const name = names.get(step)
      return name === undefined ? [] : [{ name, slug: step }]
    })
}

/** The tree of categories (CATALOG-22). */
export const readMenu = async (db: Database): Promise<readonly MenuEntry[]> => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  const below = (parent: string | undefined): readonly MenuEntry[] =>
    rows
      .filter(({ slug }) => parentSlug(slug) === parent)
      .map(({ slug, name, illustration }) => ({ title: name, slug, illustration, children: below(slug) }))
  return below(undefined)
}

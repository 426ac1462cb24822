import type { Breadcrumb } from '#domain/catalogue/variant'
import type { MenuEntry } from '#application/ports/product-service'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { parentSlug, slugPath } from './category-path'

/** The tree of categories, indexed once. */
export interface Categories {
  /** The departments with all that lies in them (CATALOG-22). */
  readonly menu: readonly MenuEntry[]
  readonly has: (slug: string) => boolean
  /** Names on the way down to a category, itself last (CATALOG-20). */
  readonly trailOf: (slug: string) => readonly Breadcrumb[]
}

interface CategoryRow {
  readonly slug: string
  readonly name: string
  readonly illustration: string
}

/** @param rows in the order of the menu */
export const categoriesOf = (rows: readonly CategoryRow[]): Categories => {
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const below = new Map<string | undefined, CategoryRow[]>()
  for (const row of rows) {
    const parent = parentSlug(row.slug)
    const siblings = below.get(parent)
    if (siblings === undefined) below.set(parent, [row])
    else siblings.push(row)
  }
  const entriesBelow = (parent: string | undefined): readonly MenuEntry[] =>
    (below.get(parent) ?? []).map(({ slug, name, illustration }) => ({
      title: name,
      slug,
      illustration,
      children: entriesBelow(slug),
    }))
  const trails = new Map<string, readonly Breadcrumb[]>()
  return {
    menu: entriesBelow(undefined),
    has: (slug) => bySlug.has(slug),
    trailOf: (slug) => {
      const known = trails.get(slug)
      if (known !== undefined) return known
      const trail = slugPath(slug).flatMap((step) => {
        const row = bySlug.get(step)
        return row === undefined ? [] : [{ name: row.name, slug: step }]
      })
      // Other slugs come from callers, who could name any number of them.
      if (bySlug.has(slug)) trails.set(slug, trail)
      return trail
    },
  }
}

interface Kept {
  readonly categories: Promise<Categories>
  readonly until: number
}

const kept = new WeakMap<Database, Kept>()

/**
 * The categories of a database. They are kept for a while, since every page asks for them and only another catalogue
 * changes them.
 */
export const readCategories = (db: Database): Promise<Categories> => {
  const known = kept.get(db)
  if (known !== undefined && performance.now() < known.until) return known.categories
  const entry: Kept = { categories: query(db), until: performance.now() + limits.catalogue.categoriesKeptForMs }
  kept.set(db, entry)
  entry.categories.catch(() => {
    if (kept.get(db) === entry) kept.delete(db)
  })
  return entry.categories
}

const query = async (db: Database): Promise<Categories> =>
  categoriesOf(await db.selectFrom('categories').select(['slug', 'name', 'illustration']).orderBy('position').execute())

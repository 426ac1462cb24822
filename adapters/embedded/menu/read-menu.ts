import * as E from 'fp-ts/Either'
import type { MenuEntry } from '#application/ports/product-service'
import { readCategories } from '../catalogue/read-categories'
import type { Database } from '../database/database'
import { notFound, type RequestFailure } from '../request-failure'
import { assortmentSlugs } from './assortment-slugs'
import { narrowMenu } from './narrow-menu'

/** The tree of categories of an assortment, by its name; of the default assortment when none is named (CATALOG-22). */
export const readMenu = async (
  db: Database,
  assortment: string | undefined,
): Promise<E.Either<RequestFailure, readonly MenuEntry[]>> => {
  const slugs = await assortmentSlugs(db, assortment)
  if (slugs === undefined) return E.left(notFound)
  const { menu } = await readCategories(db)
  return E.right(slugs === 'everything' ? menu : narrowMenu(menu, slugs))
}

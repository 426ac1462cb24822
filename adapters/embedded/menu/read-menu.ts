import * as E from 'fp-ts/Either'
import type { MenuEntry } from '#application/ports/product-service'
import type { BrandCode } from '#domain/kernel/brand-code'
import { readCategories } from '../catalogue/read-categories'
import { menuFirstOf } from '../config/brand-config'
import type { Database } from '../database/database'
import { notFound, type RequestFailure } from '../request-failure'
import { assortmentSlugs } from './assortment-slugs'
import { narrowMenu } from './narrow-menu'
import { orderMenu } from './order-menu'

/**
 * The tree of categories of an assortment, by its name; of the default assortment when none is named (CATALOG-22). Its
 * order is the brand's.
 */
export const readMenu = async (
  db: Database,
  brand: BrandCode,
  assortment: string | undefined,
): Promise<E.Either<RequestFailure, readonly MenuEntry[]>> => {
  const slugs = await assortmentSlugs(db, assortment)
  if (slugs === undefined) return E.left(notFound)
  const { menu } = await readCategories(db)
  const ordered = orderMenu(menu, menuFirstOf(brand))
  return E.right(slugs === 'everything' ? ordered : narrowMenu(ordered, slugs))
}

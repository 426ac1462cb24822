import { useMemo } from 'react'
import type { MenuEntry } from '#application/ports/product-service'
import type { Projection } from '#application/projections/projection'
import type { Shop } from '#application/shop/shop'
import { useProjection } from './ShopContext'

const menuOf = (shop: Shop): Projection<readonly MenuEntry[] | undefined> => shop.menu

/** The menu of the customer's assortment; undefined while the default one holds. */
export const useOwnMenu = (): readonly MenuEntry[] | undefined => useProjection(menuOf, undefined)

const slugsIn = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap(({ slug, children }) => [slug, ...slugsIn(children)])

/** Those of a page's categories that the customer's assortment has. */
export const useOwnCategories = (): ((slug: string) => boolean) => {
  const menu = useOwnMenu()
  return useMemo(() => {
    const slugs = menu === undefined ? undefined : new Set(slugsIn(menu))
    return (slug) => slugs === undefined || slugs.has(slug)
  }, [menu])
}

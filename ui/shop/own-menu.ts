import { useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { Projection } from '#application/projections/projection'
import type { Shop } from '#application/shop/shop'
import { useProjection } from './ShopContext'

const menuOf = (shop: Shop): Projection<readonly MenuEntry[] | undefined> => shop.menu

/** The menu of the customer's assortment; undefined while the default assortment applies. */
export const useOwnMenu = (): readonly MenuEntry[] | undefined => useProjection(menuOf, undefined)

/**
 * The document is rendered with the default assortment. A page whose calls name the assortment is fetched again once
 * another assortment is known to apply (CATALOG-20).
 */
export const useOwnAssortment = (): void => {
  const menu = useOwnMenu()
  const { revalidate } = useRevalidator()
  const drawnWith = useRef(menu)
  useEffect(() => {
    if (drawnWith.current === menu) return
    drawnWith.current = menu
    void revalidate()
  }, [menu, revalidate])
}

const slugsIn = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap(({ slug, children }) => [slug, ...slugsIn(children)])

/** The page's categories that are in the customer's assortment. */
export const useOwnCategories = (): ((slug: string) => boolean) => {
  const menu = useOwnMenu()
  return useMemo(() => {
    const slugs = menu === undefined ? undefined : new Set(slugsIn(menu))
    return (slug) => slugs === undefined || slugs.has(slug)
  }, [menu])
}

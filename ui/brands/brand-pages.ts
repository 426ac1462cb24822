import type { BrandCode } from '#domain/kernel/brand-code'
import type { Page } from '../routing/page'

const modules: Readonly<Record<BrandCode, () => Promise<{ readonly pages: readonly Page[] }>>> = {
  dahl: () => import('./pages/dahl'),
  konr: () => import('./pages/konr'),
  kasp: () => import('./pages/kasp'),
  opti: () => import('./pages/opti'),
}

/** A brand's own pages; those of other brands are never fetched (ROUTE-45). */
export const loadBrandPages = async (brand: BrandCode): Promise<readonly Page[]> => (await modules[brand]()).pages

/** The source file of a brand's pages, whose chunk the document preloads. */
export const brandPagesSource = (brand: BrandCode): string => `ui/brands/pages/${brand}.ts`

/**
 * The shop's pages with those of a brand: a page with the id of a shop's page replaces it (ROUTE-46). The router
 * decides between overlapping paths.
 */
export const withBrandPages = (shop: readonly Page[], brand: readonly Page[]): readonly Page[] => {
  const own = new Map(brand.map((page) => [page.id, page]))
  const known = new Set(shop.map(({ id }) => id))
  return [...shop.map((page) => own.get(page.id) ?? page), ...brand.filter(({ id }) => !known.has(id))]
}

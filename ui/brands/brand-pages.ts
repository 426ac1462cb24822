import type { BrandCode } from '#domain/kernel/brand-code'
import type { Page } from '../routing/page'

const modules: Readonly<Record<BrandCode, () => Promise<{ readonly pages: readonly Page[] }>>> = {
  dahl: () => import('./pages/dahl'),
  konr: () => import('./pages/konr'),
  kasp: () => import('./pages/kasp'),
  opti: () => import('./pages/opti'),
}

/** The pages of one brand beside those of the shop; those of the others are never fetched (ROUTE-45). */
export const loadBrandPages = async (brand: BrandCode): Promise<readonly Page[]> => (await modules[brand]()).pages

/** Where a brand's pages are stated, so that they are asked for with the document. */
export const brandPagesSource = (brand: BrandCode): string => `ui/brands/pages/${brand}.ts`

/**
 * The shop's pages with a brand's put in: one of a known id takes the place of the shop's (ROUTE-46). Which of two
 * addresses wins is for their paths to say.
 */
export const withBrandPages = (shop: readonly Page[], brand: readonly Page[]): readonly Page[] => {
  const own = new Map(brand.map((page) => [page.id, page]))
  const known = new Set(shop.map(({ id }) => id))
  return [...shop.map((page) => own.get(page.id) ?? page), ...brand.filter(({ id }) => !known.has(id))]
}

import type { RouteObject } from 'react-router-dom'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { PageLoaders } from '../page-loaders'

/** Pages that one brand has beside those of the shop, or in place of them: a page of a known name takes its place. */
export type BrandRoutes = (loaders: PageLoaders) => readonly RouteObject[]

export const noBrandRoutes: BrandRoutes = () => []

const modules: Readonly<Record<BrandCode, () => Promise<{ readonly routes: BrandRoutes }>>> = {
  dahl: () => import('./routes/dahl'),
  konr: () => import('./routes/konr'),
  kasp: () => import('./routes/kasp'),
  opti: () => import('./routes/opti'),
}

/** The route set of one brand; those of the others are never fetched (ROUTE-45). */
export const loadBrandRoutes = async (brand: BrandCode): Promise<BrandRoutes> => (await modules[brand]()).routes

/** Where a brand's route set lies, so that it is asked for with the document. */
export const brandRoutesSource = (brand: BrandCode): string => `ui/brands/routes/${brand}.ts`

/** The shop's pages with a brand's put in by name (ROUTE-46). Which of two addresses wins is for their paths to say. */
export const withBrandRoutes = (shop: readonly RouteObject[], brand: readonly RouteObject[]): RouteObject[] => {
  const own = new Map(brand.map((route) => [route.id, route]))
  const known = new Set(shop.map(({ id }) => id))
  return [...shop.map((route) => own.get(route.id) ?? route), ...brand.filter(({ id }) => !known.has(id))]
}

import type { BrandRoutes } from '../brand-routes'

/** Pages of kasp's own. */
export const routes: BrandRoutes = () => []

import type { BrandRoutes } from '../brand-routes'

/** Pages of opti's own. */
export const routes: BrandRoutes = () => []

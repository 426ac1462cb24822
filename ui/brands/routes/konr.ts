import type { BrandRoutes } from '../brand-routes'

/** Pages of konr's own. */
export const routes: BrandRoutes = () => []

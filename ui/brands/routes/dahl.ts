import type { BrandRoutes } from '../brand-routes'

/** Pages of dahl's own. */
export const routes: BrandRoutes = () => []

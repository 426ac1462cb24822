import type { Page } from '../../routing/page'

/** Pages of konr's own. */
export const pages: readonly Page[] = []

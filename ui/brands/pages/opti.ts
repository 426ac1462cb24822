import type { Page } from '../../routing/page'

/** Pages of opti's own. */
export const pages: readonly Page[] = []

import type { Page } from '../../routing/page'

/** Pages of dahl's own. */
export const pages: readonly Page[] = []

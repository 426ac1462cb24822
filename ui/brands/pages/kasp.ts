import type { Page } from '../../routing/page'

/** Pages of kasp's own. */
export const pages: readonly Page[] = []

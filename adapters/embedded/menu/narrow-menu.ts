import type { MenuEntry } from '#application/ports/product-service'

/** The part of a menu whose categories are among those given. */
export const narrowMenu = (menu: readonly MenuEntry[], slugs: ReadonlySet<string>): readonly MenuEntry[] =>
  menu.filter(({ slug }) => slugs.has(slug)).map((entry) => ({ ...entry, children: narrowMenu(entry.children, slugs) }))

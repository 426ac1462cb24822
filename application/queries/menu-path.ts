import type { MenuEntry } from '#application/ports/product-service'

/** The entries from a department down to the category with this slug; empty when the menu does not have it. */
export const menuPath = (menu: readonly MenuEntry[], slug: string): readonly MenuEntry[] => {
  for (const entry of menu) {
    if (entry.slug === slug) return [entry]
    const below = menuPath(entry.children, slug)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}

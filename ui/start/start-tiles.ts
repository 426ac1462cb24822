import type { MenuEntry } from '#application/ports/product-service'

const FEWEST_DEPARTMENTS = 6
const MOST_TILES = 16

const withInner = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...withInner(entry.children)])

/**
 * The categories that the start page shows: those that the brand names and the menu has; when these are few, the
 * departments; when those are few, the categories below them.
 */
export const startTiles = (menu: readonly MenuEntry[], named: readonly string[]): readonly MenuEntry[] => {
  const bySlug = new Map(withInner(menu).map((entry) => [entry.slug, entry]))
  const chosen = named.flatMap((slug) => bySlug.get(slug) ?? [])
  if (chosen.length >= FEWEST_DEPARTMENTS) return chosen
  if (menu.length >= FEWEST_DEPARTMENTS) return menu
  return menu.flatMap((entry) => (entry.children.length === 0 ? [entry] : entry.children)).slice(0, MOST_TILES)
}

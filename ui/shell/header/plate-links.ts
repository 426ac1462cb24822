import type { MenuEntry } from '#application/ports/product-service'

const DEPARTMENTS_SHOWN = 3

export interface PlateLinks {
  readonly shown: readonly MenuEntry[]
  /** Departments that have no link of their own. */
  readonly further: readonly MenuEntry[]
}

const entryAt = (menu: readonly MenuEntry[], slug: string): MenuEntry | undefined => {
  for (const entry of menu) {
    const found = entry.slug === slug ? entry : entryAt(entry.children, slug)
    if (found !== undefined) return found
  }
  return undefined
}

/** The level that has several entries: a brand with one department shows what is in it. */
const departmentsOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.length === 1 ? (menu[0]?.children ?? []) : menu

/**
 * The links of the main navigation: the categories that the brand names, as far as the menu has them, or else the first
 * departments.
 */
export const plateLinks = (menu: readonly MenuEntry[], named: readonly string[]): PlateLinks => {
  const chosen = named.flatMap((slug) => entryAt(menu, slug) ?? []).slice(0, DEPARTMENTS_SHOWN)
  const departments = departmentsOf(menu)
  const shown = chosen.length > 0 ? chosen : departments.slice(0, DEPARTMENTS_SHOWN)
  return { shown, further: departments.filter((entry) => !shown.includes(entry)) }
}

import type { MenuEntry } from '#application/ports/product-service'

/**
 * A menu with some of its categories first at their level, in the order in which they are named. The others keep their
 * order.
 * @param first slugs of any level
 */
export const orderMenu = (menu: readonly MenuEntry[], first: readonly string[]): readonly MenuEntry[] => {
  const rankOf = ({ slug }: MenuEntry): number => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return menu
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((entry) => ({ ...entry, children: orderMenu(entry.children, first) }))
}

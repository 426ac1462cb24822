import type { MenuLink } from '#domain/content/site'
import type { MenuEntry } from '#application/ports/product-service'
import { menuPath } from './menu-path'

/** An editor names a category by its slug, or by the address of its page. */
const slugOf = ({ address }: MenuLink): string | undefined => address?.replace(/^\/(kategorier\/)?/, '')

/**
 * The menu of products as editors make it (CONTENT-33), with the drawings of the catalogue's categories. What leads
 * nowhere is left out.
 */
export const contentMenu = (links: readonly MenuLink[], catalogue: readonly MenuEntry[]): readonly MenuEntry[] =>
  links.flatMap((link) => {
    const slug = slugOf(link)
    if (slug === undefined || slug === '') return []
    const known = menuPath(catalogue, slug).at(-1)
    return [
      {
        title: link.title,
        slug,
        illustration: known?.illustration ?? '',
        children: contentMenu(link.children, catalogue),
      },
    ]
  })

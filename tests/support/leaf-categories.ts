interface Entry {
  readonly slug: string
  readonly children: readonly Entry[]
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'slug' in value && 'children' in value

const leavesOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ slug, children }) => (children.length === 0 ? [slug] : leavesOf(children)))

/** Paths of the categories that hold articles and no other categories, as the menu has them. */
export const leafCategories = async (origin: string): Promise<readonly string[]> => {
  const menu: unknown = await (await fetch(`${origin}/services/menu`)).json()
  if (!Array.isArray(menu) || !menu.every(isEntry)) throw new Error('The menu is not a list of categories.')
  return leavesOf(menu)
}

/** The slug of the category that one lies in; undefined for a department. */
export const parentSlug = (slug: string): string | undefined =>
  slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined

/** The slug of a category and of all it lies in, outermost first. */
export const slugPath = (slug: string): readonly string[] => {
  const parent = parentSlug(slug)
  return parent === undefined ? [slug] : [...slugPath(parent), slug]
}

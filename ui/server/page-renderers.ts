import type { BrandCode } from '#domain/kernel/brand-code'
import type { PageRenderer } from './page-renderer'

/** One renderer for each brand, made when it is first needed. */
export const createPageRenderers = (create: (brand: BrandCode) => Promise<PageRenderer>) => {
  const renderers = new Map<BrandCode, Promise<PageRenderer>>()
  return (brand: BrandCode): Promise<PageRenderer> => {
    const known = renderers.get(brand)
    if (known !== undefined) return known
    const made = create(brand)
    renderers.set(brand, made)
    // What could not be made is made anew for the next page.
    made.catch(() => renderers.delete(brand))
    return made
  }
}

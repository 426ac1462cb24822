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
    // A renderer that could not be created is created again for the next page.
    made.catch(() => renderers.delete(brand))
    return made
  }
}

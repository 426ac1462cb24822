import type { BrandCode } from '#domain/kernel/brand-code'
import type { Rendering } from './page-renderer'

type Render = (request: Request) => Promise<Rendering>

/** One renderer for each brand, made when it is first needed. */
export const createPageRenderers = (create: (brand: BrandCode) => Promise<Render>) => {
  const renderers = new Map<BrandCode, Promise<Render>>()
  return (brand: BrandCode): Promise<Render> => {
    const known = renderers.get(brand)
    if (known !== undefined) return known
    const made = create(brand)
    renderers.set(brand, made)
    // What could not be made is made anew for the next page.
    made.catch(() => renderers.delete(brand))
    return made
  }
}

import { LRUCache } from 'lru-cache'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Rendering } from './page-renderer'

type Render = (request: Request) => Promise<Rendering>

/** A shop answers to few addresses. The bound holds where somebody makes them up. */
const MOST_RENDERERS = 32

/** One renderer for each address and brand that the shop is asked at, made when it is first needed. */
export const createPageRenderers = (create: (origin: string, brand: BrandCode) => Promise<Render>) => {
  const renderers = new LRUCache<string, Render>({ max: MOST_RENDERERS })
  return async (origin: string, brand: BrandCode): Promise<Render> => {
    const known = renderers.get(`${brand} ${origin}`)
    if (known !== undefined) return known
    const made = await create(origin, brand)
    renderers.set(`${brand} ${origin}`, made)
    return made
  }
}

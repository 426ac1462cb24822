import { LRUCache } from 'lru-cache'
import { type CompressiblePage } from './compressible-page'

/** Pages as they were drawn. They are the same for everybody, since the server knows nobody. */
export interface RenderCache {
  readonly get: (brand: string, address: string) => CompressiblePage | undefined
  readonly put: (brand: string, address: string, page: CompressiblePage) => void
}

/** A page is kept for so long, and so is each answer that it is drawn from: what is shown is a minute old at most. */
export const KEPT_FOR_MS = 30_000
const MOST_BYTES = 128 * 1024 * 1024

export const createRenderCache = (): RenderCache => {
  const pages = new LRUCache<string, CompressiblePage>({
    maxSize: MOST_BYTES,
    sizeCalculation: (page) => page.body.length * 2,
    ttl: KEPT_FOR_MS,
  })
  return {
    get: (brand, address) => pages.get(`${brand} ${address}`),
    put: (brand, address, page) => {
      if (page.status === 200) pages.set(`${brand} ${address}`, page)
    },
  }
}

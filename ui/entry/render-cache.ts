import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './page-renderer'

/** Pages as they were drawn, for a minute. They are the same for everybody, since the server knows nobody. */
export interface RenderCache {
  readonly get: (brand: string, address: string) => RenderedPage | undefined
  readonly put: (brand: string, address: string, page: RenderedPage) => void
}

const ONE_MINUTE_MS = 60_000
const MOST_BYTES = 64 * 1024 * 1024

export const createRenderCache = (): RenderCache => {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: (page) => page.html.length * 2,
    ttl: ONE_MINUTE_MS,
  })
  return {
    get: (brand, address) => pages.get(`${brand} ${address}`),
    put: (brand, address, page) => {
      if (page.status === 200) pages.set(`${brand} ${address}`, page)
    },
  }
}

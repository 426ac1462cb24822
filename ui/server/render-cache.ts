import { LRUCache } from 'lru-cache'
import { limits } from '#adapters/embedded/limits'
import { type CompressiblePage } from './compressible-page'

/** The cache of rendered pages. They are the same for everybody, since the server renders without a session. */
export interface RenderCache {
  readonly get: (brand: string, address: string) => CompressiblePage | undefined
  readonly put: (brand: string, address: string, page: CompressiblePage) => void
  /** Forgets all pages: what they were made of has changed. */
  readonly clear: () => void
  /** Bytes in the cache, including encoded copies. */
  readonly size: () => number
}

const BYTES_A_LETTER = 2

/** @param mostBytes of all pages together */
export const createRenderCache = (mostBytes: number = limits.pages.keptPagesBytes): RenderCache => {
  const pages = new LRUCache<string, CompressiblePage>({
    maxSize: mostBytes,
    // An encoded copy is never longer than the page.
    sizeCalculation: (page, address) => page.body.length * 2 + address.length * BYTES_A_LETTER,
    ttl: limits.pages.keptForMs,
    // Otherwise entries without further requests would stay until the cache is full.
    ttlAutopurge: true,
  })
  return {
    get: (brand, address) => pages.get(`${brand} ${address}`),
    put: (brand, address, page) => {
      if (page.status === 200 && page.isWhole) pages.set(`${brand} ${address}`, page)
    },
    clear: () => pages.clear(),
    size: () => pages.calculatedSize,
  }
}

import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentContext } from '../context'
import { servedContent } from './read-export'
import type { SpaceExport } from './space-export'

/** The content that is served, by brand. */
export interface ContentStore {
  readonly published: (brand: BrandCode) => SpaceExport
}

const stores = new WeakMap<ContentContext, ContentStore>()

/** The one store of a process. */
export const contentStoreOf = (context: ContentContext): ContentStore => {
  const known = stores.get(context)
  if (known !== undefined) return known
  const served = servedContent(context)
  const store: ContentStore = { published: (brand) => served[brand] }
  stores.set(context, store)
  return store
}

import { pageQuery, type Queried } from '../routing/page'

/** The data of the frame of every page. Service addresses follow the origin of the request, which is the cache key. */
export const shell: Queried = {
  id: 'shell',
  query: pageQuery({
    code: () => import('#application/queries/shell-data'),
    ask: ({ shellData }, ports, { signal }) => shellData(ports)({ signal }),
    cacheKey: (_code, { url }) => url.origin,
    cachedAs: 'frame',
  }),
}

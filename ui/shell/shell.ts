import { pageQuery, type Queried } from '../routing/page'

/** What every page stands in. It names the services by the address that the reader used, so it is kept by that. */
export const shell: Queried = {
  id: 'shell',
  query: pageQuery({
    code: () => import('#application/queries/shell-data'),
    ask: ({ shellData }, ports, { signal }) => shellData(ports)({ signal }),
    cacheKey: (_code, { url }) => url.origin,
    cachedAs: 'frame',
  }),
}

import type { StartPageData } from '#application/queries/page-data'
import { presentationOf } from '../brands/presentation'
import { page, pageQuery } from '../routing/page'
import type { Head } from '../routing/route-meta'

const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('sv') + words.slice(1)

export const start = page({
  id: 'index',
  path: '/',
  view: { source: 'ui/start/StartPage.tsx', load: () => import('./StartPage') },
  query: pageQuery({
    code: () => import('#application/queries/root-page'),
    ask: ({ rootPage }, ports, { signal }) => rootPage(ports)({ signal }),
    cacheKey: () => '',
  }),
  readsParameters: false,
  headOf: ({ presentation, front }: StartPageData): Head => {
    const { trade, description } = presentationOf(presentation)
    return { title: capitalised(trade), description: front?.metaDescription ?? description, canonical: '/' }
  },
})

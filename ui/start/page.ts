import { page, pageQuery } from '../routing/page'
import { t } from '../texts/t'

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
  head: { title: t('start.title'), description: t('start.description'), canonical: '/' },
})

import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const myPages = page({
  id: 'my-pages',
  name: 'MyPage',
  alsoNamed: ['MyPageIndex'],
  path: 'mina-sidor',
  view: { source: 'ui/my-pages/overview/OverviewPage.tsx', load: () => import('./OverviewPage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('shell.myPages'), noindex: true },
})

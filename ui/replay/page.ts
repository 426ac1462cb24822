import { page } from '../routing/page'
import { t } from '../texts/t'

export const replay = page({
  id: 'replay',
  path: 'replay',
  view: { source: 'ui/replay/ReplayPage.tsx', load: () => import('./ReplayPage') },
  layout: 'plain',
  readsParameters: false,
  head: { title: t('replay.title'), noindex: true },
})

import { page } from '../routing/page'
import { t } from '../texts/t'

export const help = page({
  id: 'help',
  path: 'hjalp',
  view: { source: 'ui/help/HelpPage.tsx', load: () => import('./HelpPage') },
  readsParameters: false,
  head: { title: t('help.title'), description: t('help.description'), canonical: '/hjalp' },
})

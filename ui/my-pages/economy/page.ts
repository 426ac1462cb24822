import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const economy = page({
  id: 'economy',
  name: 'FinancialFollowUp',
  path: 'mina-sidor/ekonomi',
  view: { source: 'ui/my-pages/economy/EconomyPage.tsx', load: () => import('./EconomyPage') },
  readsParameters: false,
  requiresAuth: true,
  requires: 'seeFinancialFollowUp',
  head: { title: t('shell.economy'), noindex: true },
})

import { page } from '../routing/page'
import { t } from '../texts/t'

export const quickOrder = page({
  id: 'quick-order',
  path: 'snabborder',
  view: { source: 'ui/quick-order/QuickOrderPage.tsx', load: () => import('./QuickOrderPage') },
  readsParameters: false,
  head: { title: t('quickOrder.title'), description: t('quickOrder.description'), canonical: '/snabborder' },
})

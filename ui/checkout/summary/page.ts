import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const summary = page({
  id: 'summary',
  path: 'summary',
  view: { source: 'ui/checkout/summary/SummaryPage.tsx', load: () => import('./SummaryPage') },
  layout: 'minimal',
  requiresAuth: true,
  checkoutStep: 'summary',
  head: { title: t('shell.step.summary'), noindex: true },
})

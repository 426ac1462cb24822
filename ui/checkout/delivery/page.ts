import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const delivery = page({
  id: 'delivery',
  path: 'delivery',
  view: { source: 'ui/checkout/delivery/DeliveryPage.tsx', load: () => import('./DeliveryPage') },
  layout: 'minimal',
  requiresAuth: true,
  checkoutStep: 'delivery',
  head: { title: t('shell.step.delivery'), noindex: true },
})

import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const confirmation = page({
  id: 'checkout-success-page',
  path: 'checkout-success-page',
  view: { source: 'ui/checkout/confirmation/ConfirmationPage.tsx', load: () => import('./ConfirmationPage') },
  layout: 'minimal',
  requiresAuth: true,
  rule: 'checkout-success-page',
  checkoutStep: 'checkout-success-page',
  head: { title: t('shell.step.checkout-success-page'), noindex: true },
})

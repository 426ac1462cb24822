import { page } from '../routing/page'
import { t } from '../texts/t'

export const cart = page({
  id: 'cart',
  path: 'cart',
  view: { source: 'ui/cart/CartPage.tsx', load: () => import('./CartPage') },
  requiresAuth: true,
  checkoutStep: 'cart',
  head: { title: t('shell.step.cart'), noindex: true },
})

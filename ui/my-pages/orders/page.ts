import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const orders = page({
  id: 'order-history',
  name: 'OrderHistory',
  path: 'mina-sidor/orderhistorik',
  view: { source: 'ui/my-pages/orders/OrdersPage.tsx', load: () => import('./OrdersPage') },
  readsParameters: false,
  requiresAuth: true,
  requires: 'seeOrderHistory',
  head: { title: t('shell.orders'), noindex: true },
})

import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const order = page({
  id: 'order',
  name: 'OrderHistoryPage',
  path: 'mina-sidor/orderhistorik/:id',
  view: { source: 'ui/my-pages/order/OrderPage.tsx', load: () => import('./OrderPage') },
  readsParameters: false,
  requiresAuth: true,
  requires: 'seeOrderHistory',
  head: { title: t('shell.order'), noindex: true },
})

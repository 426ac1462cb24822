import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const addresses = page({
  id: 'my-addresses',
  name: 'MyAddresses',
  path: 'mina-sidor/adresser',
  view: { source: 'ui/my-pages/addresses/AddressesPage.tsx', load: () => import('./AddressesPage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('shell.addresses'), noindex: true },
})

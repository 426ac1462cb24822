import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const profile = page({
  id: 'my-profile',
  name: 'MyProfile',
  path: 'mina-sidor/min-profil',
  view: { source: 'ui/my-pages/profile/ProfilePage.tsx', load: () => import('./ProfilePage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('shell.profile'), noindex: true },
})

import { page } from '../routing/page'
import { t } from '../texts/t'

/** ROUTE-07 */
export const forgottenPassword = page({
  id: 'forgotten-password',
  path: 'gloemt-loesenord',
  view: { source: 'ui/password/ForgottenPasswordPage.tsx', load: () => import('./ForgottenPasswordPage') },
  layout: 'minimal',
  readsParameters: false,
  head: { title: t('shell.forgottenPassword'), noindex: true },
})

/** ROUTE-06 */
export const newPassword = page({
  id: 'activate-user',
  path: 'activate-user',
  view: { source: 'ui/password/NewPasswordPage.tsx', load: () => import('./NewPasswordPage') },
  layout: 'minimal',
  readsParameters: false,
  head: { title: t('shell.newPassword'), noindex: true },
})

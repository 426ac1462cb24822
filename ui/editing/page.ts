import { page } from '../routing/page'
import { t } from '../texts/t'

export const editing = page({
  id: 'editing',
  name: 'Editing',
  path: 'redaktion',
  view: { source: 'ui/editing/EditingPage.tsx', load: () => import('./EditingPage') },
  requiresAuth: true,
  requires: 'editContent',
  head: { title: t('shell.editing'), noindex: true },
})

import { page } from '../../routing/page'
import { t } from '../../texts/t'

const guarded = { requiresAuth: true, requires: 'seeOtherUsers', inAdminSite: true } as const

const head = { title: t('shell.users'), noindex: true }

export const users = page({
  id: 'list-users',
  name: 'UserAdministratorListUsers',
  alsoNamed: ['UserAdministrator'],
  path: 'mina-sidor/anvaendare',
  view: { source: 'ui/my-pages/users/UsersPage.tsx', load: () => import('./UsersPage') },
  readsParameters: false,
  ...guarded,
  head,
})

export const newUser = page({
  id: 'create-user',
  name: 'UserAdministratorCreateUser',
  path: 'mina-sidor/anvaendare/skapa',
  view: { source: 'ui/my-pages/users/NewUserPage.tsx', load: () => import('./NewUserPage') },
  readsParameters: false,
  ...guarded,
  head: { ...head, title: t('shell.users.new') },
})

export const editUser = page({
  id: 'edit-user',
  name: 'UserAdministratorEditUser',
  path: 'mina-sidor/anvaendare/:id',
  view: { source: 'ui/my-pages/users/EditUserPage.tsx', load: () => import('./EditUserPage') },
  readsParameters: false,
  ...guarded,
  head: { ...head, title: t('shell.users.edit') },
})

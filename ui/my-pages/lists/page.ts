import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const favourites = page({
  id: 'my-favourites',
  name: 'MyFavourites',
  path: 'mina-sidor/favoriter',
  view: { source: 'ui/my-pages/lists/FavouritesPage.tsx', load: () => import('./FavouritesPage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('favourites.title'), noindex: true },
})

export const shoppingLists = page({
  id: 'shopping-lists',
  name: 'ShoppingLists',
  path: 'mina-sidor/inkoepslistor',
  view: { source: 'ui/my-pages/lists/ListsPage.tsx', load: () => import('./ListsPage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('favourites.listsTitle'), noindex: true },
})

export const shoppingList = page({
  id: 'shopping-list',
  name: 'ShoppingList',
  path: 'mina-sidor/inkoepslistor/:id',
  view: { source: 'ui/my-pages/lists/ListPage.tsx', load: () => import('./ListPage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('favourites.listTitle'), noindex: true },
})

import { page, pageQuery } from '../routing/page'
import { unlessOnlySearch } from '../routing/unless-only-search'
import { storePath } from '../routing/paths'
import { t } from '../texts/t'
import { storeData } from './structured-data'

export const storeFinder = page({
  id: 'store-finder',
  name: 'StoreFinder',
  path: 'hitta-butik',
  view: { source: 'ui/stores/StoreFinderPage.tsx', load: () => import('./StoreFinderPage') },
  query: pageQuery({
    code: () => import('#application/queries/store-finder'),
    ask: ({ storeFinder: ask }, ports, { signal }) => ask(ports)({ signal }),
    cacheKey: () => '',
  }),
  shouldRevalidate: unlessOnlySearch,
  headOf: () => ({ title: t('stores.find'), description: t('stores.description'), canonical: '/hitta-butik' }),
})

export const storePage = page({
  id: 'store-page',
  name: 'StorePage',
  path: 'butiker/:id',
  view: { source: 'ui/stores/StorePage.tsx', load: () => import('./StorePage') },
  query: pageQuery({
    code: () => import('#application/queries/store-page'),
    ask: ({ storePage: ask }, ports, { params, signal }) => ask(ports)(params['id'] ?? '', { signal }),
    cacheKey: (_code, { params }) => params['id'] ?? '',
  }),
  readsParameters: false,
  headOf: ({ store, content }) => ({
    title: t('stores.title', { store: store.name }),
    description: t('stores.page.description', { store: store.name, address: store.address, city: store.city }),
    canonical: storePath(store.id),
    structuredData: (origin) => storeData(store, content, origin),
  }),
})

export const retailers = page({
  id: 'retailers',
  name: 'Retailers',
  path: 'aterforsaljare',
  view: { source: 'ui/stores/RetailersPage.tsx', load: () => import('./RetailersPage') },
  query: pageQuery({
    code: () => import('#application/queries/store-finder'),
    ask: ({ retailersPage }, ports, { signal }) => retailersPage(ports)({ signal }),
    cacheKey: () => '',
  }),
  readsParameters: false,
  headOf: () => ({ title: t('stores.retailers.title'), canonical: '/aterforsaljare' }),
})

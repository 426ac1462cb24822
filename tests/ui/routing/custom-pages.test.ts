import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes as calls } from '#adapters/contract/paths'
import { pages } from '../../../ui/pages'
import { shopRoutes } from '../../../ui/routes'
import { isPage, type Page } from '../../../ui/routing/page'
import { givenPages } from '../shell/given'

/** The custom pages of the shop by their names, each with an address of it. */
const addresses = {
  // The index of a frame is the page at the frame's own address.
  MyPage: '/mina-sidor',
  MyPageIndex: '/mina-sidor',
  MyProfile: '/mina-sidor/min-profil',
  MyAddresses: '/mina-sidor/adresser',
  MyQuotes: '/mina-sidor/offerter',
  QuoteDetails: '/mina-sidor/offerter/q1',
  OrderHistory: '/mina-sidor/orderhistorik',
  OrderHistoryPage: '/mina-sidor/orderhistorik/7204418',
  ShoppingLists: '/mina-sidor/inkoepslistor',
  ShoppingList: '/mina-sidor/inkoepslistor/l1',
  UserAdministrator: '/mina-sidor/anvaendare',
  UserAdministratorListUsers: '/mina-sidor/anvaendare',
  UserAdministratorCreateUser: '/mina-sidor/anvaendare/skapa',
  UserAdministratorEditUser: '/mina-sidor/anvaendare/u1',
  ProductConfigurationPage: '/konfigurator',
  StorePage: '/butiker/114',
} as const

/** Frames, which are the page at their own address. */
const pageOfFrame: Readonly<Record<string, string>> = {
  MyPageIndex: 'MyPage',
  UserAdministrator: 'UserAdministratorListUsers',
}

const routes = shopRoutes(givenPages(), [])

const pageAt = (address: string): Page => {
  const handle: unknown = matchRoutes(routes, address)?.at(-1)?.route.handle
  if (!isPage(handle)) throw new Error(`${address} is no page`)
  return handle
}

describe('the custom pages', () => {
  it.each(Object.entries(addresses))('[ROUTE-43] [ROUTE-44] %s is the page at %s', (name, address) => {
    expect(pageAt(address).name).toBe(pageOfFrame[name] ?? name)
  })

  it('[ROUTE-44] are for those who are logged in, but for those of stores and of the public assortment', () => {
    const open = Object.entries(addresses).filter(([, address]) => pageAt(address).requiresAuth !== true)
    expect(open.map(([name]) => name)).toEqual(['ProductConfigurationPage', 'StorePage'])
  })

  it('[ROUTE-44] come before the pages of content, which take every other address', () => {
    const ids = pages.map(({ id }) => id)
    for (const address of Object.values(addresses))
      expect(ids.indexOf(pageAt(address).id)).toBeLessThan(ids.indexOf('content-index'))
  })
})

describe('the public pages', () => {
  it.each(['/activate-user', '/gloemt-loesenord', '/kundservice', '/kundservice/kopvillkor', '/hitta-butik'])(
    '[ROUTE-01] %s is for everybody',
    (address) => {
      expect(pageAt(address).requiresAuth).not.toBe(true)
      expect(pageAt(address).requires).toBeUndefined()
    },
  )
})

/** What the shop has, each with the addresses of its pages. */
const features: Readonly<Record<string, readonly string[]>> = {
  'product listings': ['/kategorier/vvs/ventiler', '/search?q=ventil', '/produkt/4208103'],
  campaigns: ['/kampanjer', '/kampanjer/presskampanj', '/sortiment'],
  'a cart': ['/cart'],
  'a checkout of several steps': ['/delivery', '/summary', '/checkout-success-page'],
  favourites: ['/mina-sidor/favoriter'],
  'a quick order': ['/snabborder'],
  quotes: ['/mina-sidor/offerter', '/offert'],
  'an order history': ['/mina-sidor/orderhistorik', '/mina-sidor/orderhistorik/7204418'],
  'content pages': ['/kundservice', '/kundservice/kopvillkor'],
  'store pages': ['/hitta-butik', '/butiker/114'],
  'address books': ['/mina-sidor/adresser'],
  'user administration': ['/mina-sidor/anvaendare'],
}

describe('the shop', () => {
  it.each(Object.entries(features))('[CONST-02] has %s', (_feature, paths) => {
    const elsewhere = ['content-index', 'content-page']
    const found = paths.map((path) => pageAt(path.replace(/\?.*/, '')).id)
    expect(new Set(found).size).toBe(paths.length)
    if (!paths.includes('/kundservice')) expect(found.filter((id) => elsewhere.includes(id))).toEqual([])
  })

  it('[CONST-02] has a mode for procurement systems', () => {
    expect(calls.punchoutLogIn).toMatchObject({ method: 'POST', path: '/v2/oci/sessions' })
  })
})

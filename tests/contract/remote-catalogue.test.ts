import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getActiveDeliveryIdsInOrderQuery,
  getCartQuery,
  getCartWithVariantsQuery,
  getVariantsQuery,
} from '#adapters/contract/graphql'
import { createHttpClient } from '#adapters/remote/http-client'
import { services } from '#domain/failure/call-failure'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { day } from '../domain/given'
import { answerOf, configOf, failureOf, goodToken, NOON, remoteShop, tokenFor, wireConfig } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'
import { wirePrice, wireStock, wireVariant } from './support/wire-variant'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const shop = () => remoteShop(server.origin)
const article = articleNumber('4208103')

describe('commerce queries', () => {
  const query = {
    articleNumbers: [article],
    deliveryId: 'EXH',
    locationIds: [locationId('S01')],
    postalCode: '43137',
    quantities: { '4208103': 12 },
  } as const

  it('[HTTP-04] [CATALOG-14] getVariants posts its operation, query and all variables', async () => {
    server.answers({ json: { data: { variants: [] } } })
    await answerOf(shop().commerce.getVariants({ ...query, skipPrice: true, requestedDeliveryDate: day('2026-06-03') }))
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/gateway/graphql' })
    expect(server.requests[0]?.body).toEqual({
      operationName: 'getVariants',
      query: getVariantsQuery,
      variables: {
        articleNumbers: ['4208103'],
        deliveryId: 'EXH',
        stockInput: {
          articles: [{ articleNumber: '4208103', quantity: 12 }],
          locationIds: ['S01'],
          destination: { postalCode: '43137' },
          requestedDeliveryDate: '2026-06-03',
        },
        locationId: 'S01',
        useCache: false,
        skipPrice: true,
        skipStock: false,
        completeOrderPrice: false,
      },
    })
  })

  it('[CATALOG-15] answers variants with price and stock', async () => {
    const wire = wireVariant('4208103', { price: wirePrice(184.5), stock: wireStock('S01', 4) })
    server.answers({ json: { data: { variants: [wire] } } })
    const [variant] = await answerOf(shop().commerce.getVariants(query))
    expect(variant).toMatchObject({
      articleNumber: '4208103',
      price: { netPrice: 184.5, discounts: [] },
      stock: { stockType: 'LAG', locations: [{ locationId: 'S01', quantity: 4, orderMultiple: 1 }] },
      purchaseConstraints: [],
      discontinued: false,
    })
  })

  const wireCart = {
    cartId: 'c1',
    version: 3,
    status: 'ACTIVE',
    cartItems: [
      { cartId: 'c1', cartItemId: 'i1', articleNumber: '4208103', deliveryId: 'DBI', quantity: 2, label: '' },
    ],
    deliveries: [{ deliveryId: 'DBI', requestedDeliveryDate: '2026-06-03', isIncludedInOrder: true }],
    deliveryIdsInOrder: ['DBI'],
  }
  const cartQuery = {
    deliveryOptions: { EXH: { locationIds: [locationId('S01')], postalCode: undefined } },
    locationId: locationId('C01'),
  } as const
  const cartVariables = {
    stockInput: { deliveryOptions: [{ deliveryId: 'EXH', locationIds: ['S01'], destination: {} }] },
    locationId: 'C01',
    useCache: false,
    completeOrderPrice: false,
  }

  it('[CART-36] getCart and getCartWithVariants ask per delivery, with both flags false', async () => {
    server.answers({ json: { data: { cart: wireCart } } }, { json: { data: { cart: wireCart } } })
    await answerOf(shop().commerce.getCart(cartQuery))
    await answerOf(shop().commerce.getCartWithVariants(cartQuery))
    expect(server.requests.map(({ body }) => body)).toEqual([
      { operationName: 'getCart', query: getCartQuery, variables: cartVariables },
      { operationName: 'getCartWithVariants', query: getCartWithVariantsQuery, variables: cartVariables },
    ])
  })

  it('[CART-37] answers the cart with its id, items and deliveries in the order', async () => {
    server.answers({ json: { data: { cart: wireCart } } })
    expect(await answerOf(shop().commerce.getCart(cartQuery))).toMatchObject({
      cartId: 'c1',
      version: 3,
      lines: [{ key: '4208103|DBI|', cartItemId: 'i1', quantity: 2 }],
      deliveryIdsInOrder: ['DBI'],
    })
  })

  it('[CART-38] getActiveDeliveryIdsInOrder asks for the deliveries in the order alone', async () => {
    server.answers({ json: { data: { cart: { cartId: 'c1', version: 3, deliveryIdsInOrder: ['DBI', 'EXH'] } } } })
    expect(await answerOf(shop().commerce.getActiveDeliveryIdsInOrder())).toEqual({
      ...{ cartId: 'c1', version: 3, deliveryIdsInOrder: ['DBI', 'EXH'] },
    })
    expect(server.requests.map(({ method, path, body }) => [method, path, body])).toMatchObject([
      [
        'POST',
        expect.stringMatching(/\/graphql$/),
        { operationName: 'getActiveDeliveryIdsInOrder', query: getActiveDeliveryIdsInOrderQuery, variables: {} },
      ],
    ])
  })

  it.each(['PAUSED', 'IN_REVIEW', 'ordered'])(
    '[CART-23] a cart of the unknown status %s is that of an active one',
    async (status) => {
      server.answers({ json: { data: { cart: wireCart } } }, { json: { data: { cart: { ...wireCart, status } } } })
      const { status: _active, ...active } = await answerOf(shop().commerce.getCart(cartQuery))
      const { status: shown, ...cart } = await answerOf(shop().commerce.getCart(cartQuery))

      expect(cart).toEqual(active)
      expect(shown).toBe(status)
    },
  )

  it('errors told in a 200 are a refusal', async () => {
    const errors = [{ message: 'Ingen kund vald', extensions: { code: 'NO_CUSTOMER' } }]
    server.answers({ json: { data: { cart: null }, errors } }, { json: { data: { cart: null } } })
    expect(await failureOf(shop().commerce.getCart(cartQuery))).toMatchObject({
      tag: 'Refused',
      service: 'gateway',
      message: 'Ingen kund vald',
      code: 'NO_CUSTOMER',
    })
    expect(await failureOf(shop().commerce.getCart(cartQuery))).toMatchObject({ tag: 'Unreadable' })
  })
})

describe('catalogue', () => {
  it('[CATALOG-22] the menu of an assortment, or the default one', async () => {
    const menu = [
      { title: 'VVS', slug: 'vvs', illustration: 'kulventil', children: [{ title: 'Ventiler', slug: 'vvs/ventiler' }] },
    ]
    server.answers({ json: menu }, { json: menu })
    expect(await answerOf(shop().products.menu('vvs-proffs'))).toMatchObject([
      { slug: 'vvs', children: [{ slug: 'vvs/ventiler', children: [] }] },
    ])
    await answerOf(shop().products.menu(undefined))
    expect(server.requests.map(({ path, query }) => [path, query])).toEqual([
      ['/product/menu', { assortment: 'vvs-proffs' }],
      ['/product/menu', {}],
    ])
  })

  it('[CATALOG-20] breadcrumbs are asked for with images and assortment', async () => {
    const trail = { id: 'vvs/ventiler', breadcrumbs: [{ name: 'VVS', slug: 'vvs' }] }
    server.answers({ json: trail })
    expect(await answerOf(shop().products.breadcrumbs('vvs/ventiler'))).toEqual(trail)
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      path: '/product/breadcrumbs/vvs%2Fventiler',
      query: { images: 'false', assortment: 'default' },
    })
  })

  it('[CATALOG-20] breadcrumbs name the assortment of the customer', async () => {
    server.answers({ json: { id: 'vvs/ventiler', breadcrumbs: [{ name: 'VVS', slug: 'vvs' }] } })
    const { products } = remoteShop(server.origin, { assortment: async () => 'fastighetsskotsel' })
    await answerOf(products.breadcrumbs('vvs/ventiler'))
    expect(server.requests[0]?.query).toEqual({ images: 'false', assortment: 'fastighetsskotsel' })
  })

  it('[CATALOG-24] bracket prices, ascending by quantity', async () => {
    server.answers({
      json: [
        { fromQuantity: 50, netPrice: 90 },
        { fromQuantity: 10, netPrice: 100 },
      ],
    })
    expect(await answerOf(shop().prices.brackets(article))).toEqual([
      { fromQuantity: 10, netPrice: 100 },
      { fromQuantity: 50, netPrice: 90 },
    ])
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/price/prices/4208103/brackets' })
  })

  it('[CATALOG-18] stock of articles, and of places only when they are named', async () => {
    const articles = [{ articleNumber: article, quantity: 3 }]
    const json = [{ articleNumber: '4208103', stock: wireStock('S01', 4) }]
    server.answers({ json }, { json })
    expect(await answerOf(shop().stock.stock(articles, undefined))).toMatchObject({ '4208103': { stockType: 'LAG' } })
    await answerOf(shop().stock.stock(articles, [locationId('S01')]))
    expect(server.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/stock/stock', { articles }],
      ['POST', '/stock/stock', { articles, locationIds: ['S01'] }],
    ])
  })
})

describe('stores', () => {
  const store = (id: string, name: string) => ({ id, name, latitude: 57, longitude: 12 })

  it('[STORE-14] come in Swedish order of name', async () => {
    server.answers({ json: [store('1', 'Örebro'), store('2', 'Ängelholm'), store('3', 'Umeå'), store('4', 'Åmål')] })
    const stores = await answerOf(shop().locations.locations())
    expect(stores.map(({ name }) => name)).toEqual(['Umeå', 'Åmål', 'Ängelholm', 'Örebro'])
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/location/locations', query: {} })
  })
})

describe('configuration', () => {
  it.each([
    ['expired', { 'current-token': tokenFor({ exp: NOON - 900 }), 'refresh-token': 'unknown' }],
    ['garbage', { 'current-token': 'garbage', 'refresh-token': 'garbage' }],
    ['refused by the service', { 'current-token': goodToken, 'refresh-token': 'unknown' }],
  ])('comes with a stored session that is %s, and leaves it stored', async (_state, tokens) => {
    const shop = remoteShop(server.origin, { config: () => undefined, tokens })
    server.script(({ headers }) =>
      headers['authorization'] === undefined ? { json: wireConfig(server.origin) } : { status: 401 },
    )

    expect(await answerOf(shop.config.config())).toEqual(configOf(server.origin))
    expect(shop.store.get('refresh-token')).toBe(tokens['refresh-token'])
    expect(shop.changes).toEqual([])
  })

  it('[CONST-03] [CONST-04] is read from the origin before any service address is known', async () => {
    server.answers({ json: wireConfig(server.origin) })
    const start = remoteShop(server.origin, { config: () => undefined, tokens: {} })
    expect(await answerOf(start.config.config())).toEqual(configOf(server.origin))
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/gateway/config' })
  })

  it('[HTTP-01] each call goes to the base address of its service, or to the one given for it', async () => {
    const named = 'cart order auth stock price product location campaign assortment search quote sequence gateway'
    expect(Object.keys(configOf(server.origin).services)).toEqual(named.split(' '))
    const client = createHttpClient({
      baseOf: (service) => configOf(server.origin).services[service],
      tokens: undefined,
    })
    server.script(() => ({ json: null }))
    for (const service of services)
      await answerOf(client.call({ service, method: 'GET', path: '/here' }, { codec: t.unknown }))
    expect(server.requests.map(({ path }) => path)).toEqual(named.split(' ').map((service) => `/${service}/here`))
  })

  it('[CONST-13] a call goes to the address that is given for its service', async () => {
    const elsewhere = remoteShop(server.origin, { serviceUrls: { location: `${server.origin}/elsewhere/` } })
    server.script(({ path }) =>
      path.endsWith('brackets') || path.endsWith('locations') ? { json: [] } : { status: 422 },
    )
    await answerOf(elsewhere.prices.brackets(article))
    await answerOf(elsewhere.locations.locations())
    expect(server.requests.map(({ path }) => path)).toEqual(['/price/prices/4208103/brackets', '/elsewhere/locations'])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { permissionDenies, type PermissionDeny } from '#domain/session/session'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { cartOf, tomHolm } from './support/embedded-shop'

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly payload?: object
}

const V3 = { 'api-version': 'V3', 'user-id': 'visitor' }

let services: EmbeddedServices
let article: string
let cartId: string

/** Denies hold from the next log-in at the latest. */
const logInWith = async (denies: readonly PermissionDeny[], preferred: string | null = null): Promise<string> => {
  await services.db
    .updateTable('users')
    .set({ permission_denies: JSON.stringify(denies), preferred_delivery_method: preferred === 'EXH' ? 'EXH' : null })
    .where('user_id', '=', tomHolm.userId)
    .execute()
  const answer = await services.app.inject({
    ...{ method: 'POST', url: '/services/v2/sessions/', payload: { username: 'tom', password: DEMO_PASSWORD } },
  })
  return answer.json().AuthenticationResult.AccessToken
}

const ask = async (token: string, { method, path, payload }: Call) => {
  const answer = await services.app.inject({
    ...{ method, url: `/services${path}`, headers: { ...V3, authorization: `Bearer ${token}` } },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() }
}

const item = (deliveryId: string, label = '') => ({ articleNumber: article, quantity: 10, deliveryId, label })
const add = (deliveryId: string): Call => ({
  ...{ method: 'POST', path: `/v2/cart/${cartId}/variants/batch/add`, payload: [item(deliveryId)] },
})

beforeAll(async () => {
  services = await startEmbeddedServices()
  const row = await services.db
    .selectFrom('variants')
    .innerJoin('search_articles', 'search_articles.article_number', 'variants.article_number')
    .select('variants.article_number')
    .where('discontinued', '=', false)
    .where('ask_for_price', '=', false)
    .where('order_multiple', 'in', [1, 2, 5, 10])
    .orderBy('variants.article_number')
    .executeTakeFirstOrThrow()
  article = row.article_number
})
beforeEach(async () => {
  const token = await logInWith([])
  const { cartId: before } = await cartOf(services.db, tomHolm)
  await ask(token, { method: 'PUT', path: `/v2/cart/${before}/status`, payload: { status: 'DELETED' } })
  cartId = (await cartOf(services.db, tomHolm)).cartId
  for (const deliveryId of ['DBI', 'EXH']) expect((await ask(token, add(deliveryId))).json().errors).toEqual([])
})
afterAll(() => services.stop())

const lineOf = async (deliveryId: string): Promise<string> => {
  const line = (await cartOf(services.db, tomHolm)).lines.find((one) => one.deliveryId === deliveryId)
  return String(line?.cartItemId)
}

const checkout = (delivery: string): Call => ({
  method: 'POST',
  path: `/v2/cart/${cartId}/checkout`,
  payload: {
    orderDetails: { [delivery]: delivery === 'DBI' ? { warehouseId: '100' } : { storeId: '110' } },
    sendOrderReceipt: false,
    expectedTotal: 0.01,
  },
})

const inFilter = (attributeName: string) => ({
  type: 'attribute',
  attributeName,
  value: 1,
  comparisonMode: 'greaterThan',
})
const search = (resultsOptions: object): Call => ({
  ...{ method: 'POST', path: '/search', payload: { query: article, resultsOptions } },
})

describe('a deny is held by the services', () => {
  const refusals: readonly (readonly [PermissionDeny, string, () => Promise<Call> | Call, string])[] = [
    ['EJ_ORDER', 'ordering', () => checkout('DBI'), 'ORDERING_DENIED'],
    ['EJ_ALLA_LEVERANSSATT', 'adding', () => add('EXH'), 'DELIVERY_DENIED'],
    [
      'EJ_ALLA_LEVERANSSATT',
      'moving a line',
      async () => ({
        method: 'PUT',
        path: `/v2/cart/${cartId}/variants/${await lineOf('DBI')}`,
        payload: { quantity: 10, deliveryId: 'EXH', label: '' },
      }),
      'DELIVERY_DENIED',
    ],
    [
      'EJ_ALLA_LEVERANSSATT',
      'including a delivery',
      () => ({
        method: 'PUT',
        path: `/v2/cart/${cartId}/delivery/EXH/includeInOrder`,
        payload: { isIncludedInOrder: true },
      }),
      'DELIVERY_DENIED',
    ],
    [
      'EJ_ALLA_LEVERANSSATT',
      'choosing the day of a delivery',
      () => ({
        method: 'PUT',
        path: `/v2/cart/${cartId}/delivery/EXH`,
        payload: { requestedDeliveryDate: '2026-03-10' },
      }),
      'DELIVERY_DENIED',
    ],
    ['EJ_ALLA_LEVERANSSATT', 'ordering by a delivery', () => checkout('EXH'), 'DELIVERY_DENIED'],
    [
      'EJ_ANDRA_SORTIMENT',
      "another assortment's menu",
      () => ({ method: 'GET', path: '/menu?assortment=fastighetsskotsel' }),
      'ASSORTMENT_DENIED',
    ],
  ]
  it.each(refusals)('%s refuses %s with 403', async (deny, _what, call, code) => {
    const asked = await call()
    const refused = await ask(await logInWith([deny]), asked)
    expect([refused.status, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code, message: expect.stringMatching(/rättighet/) }),
    ])

    const others = permissionDenies.filter((other) => other !== deny)
    const allowed = await ask(await logInWith(others, 'EXH'), asked)
    if (!others.includes('EJ_ORDER') || !asked.path.endsWith('/checkout')) expect(allowed.body).not.toContain(code)
  })

  it('[PERM-10] EJ_ALLA_LEVERANSSATT leaves the preferred delivery', async () => {
    const token = await logInWith(['EJ_ALLA_LEVERANSSATT'], 'EXH')
    expect((await ask(token, add('EXH'))).status).toBe(200)
    expect((await ask(token, add('DBI'))).status).toBe(403)
  })

  it('[PERM-10] EJ_ALLA_LEVERANSSATT names a line that a batch may not move, and moves the others', async () => {
    const token = await logInWith(['EJ_ALLA_LEVERANSSATT'])
    const [allowed, denied] = [await lineOf('DBI'), await lineOf('EXH')]
    const answer = await ask(token, {
      method: 'PUT',
      path: `/v2/cart/${cartId}/variants/batch/update`,
      payload: [
        { cartItemId: allowed, quantity: 20, deliveryId: 'DBI', label: '' },
        { cartItemId: denied, quantity: 2000, deliveryId: 'EXH', label: '' },
      ],
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('DELIVERY_DENIED')
    const moved = (await cartOf(services.db, tomHolm)).lines.find(({ cartItemId }) => cartItemId === allowed)
    expect(moved?.quantity).toBe(20)
  })

  it('[PERM-10] EJ_ALLA_LEVERANSSATT lets a line that is already there shrink, move home and go', async () => {
    const token = await logInWith(['EJ_ALLA_LEVERANSSATT'])
    const line = await lineOf('EXH')
    const shrunk = await ask(token, {
      method: 'PUT',
      path: `/v2/cart/${cartId}/variants/${line}`,
      payload: { quantity: 10, deliveryId: 'EXH', label: '' },
    })
    expect(shrunk.status, shrunk.body).toBe(200)
    const left = await ask(token, {
      method: 'PUT',
      path: `/v2/cart/${cartId}/delivery/EXH/includeInOrder`,
      payload: { isIncludedInOrder: false },
    })
    expect(left.status, left.body).toBe(200)
  })

  it('[PERM-13] EJ_ANDRA_SORTIMENT leaves the own assortment and the public one', async () => {
    const own = (assortment: string | null) =>
      services.db.updateTable('customers').set({ assortment }).where('customer_id', '=', '402215').execute()
    await own('fastighetsskotsel')
    const token = await logInWith(['EJ_ANDRA_SORTIMENT'])
    const answers = [
      await ask(token, { method: 'GET', path: '/menu?assortment=fastighetsskotsel' }),
      await ask(token, { method: 'GET', path: '/menu?assortment=default' }),
      await ask(token, { method: 'GET', path: '/menu' }),
    ]
    await own(null)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('[PERM-15] EJ_ORDERHISTORIK tells nothing of earlier orders', async () => {
    const often: Call = { method: 'GET', path: '/orders/often-bought' }
    const last: Call = { method: 'POST', path: '/orders/last-purchases', payload: {} }
    const placed = await ask(await logInWith([]), {
      method: 'POST',
      path: `/v2/cart/${cartId}/checkout`,
      payload: { orderDetails: { DBI: { warehouseId: '100' } }, sendOrderReceipt: false },
    })
    expect(placed.json()).toMatchObject([{ success: true, deliveryId: 'DBI' }, { success: false }])
    expect((await ask(await logInWith([]), often)).json()).toContain(article)
    expect((await ask(await logInWith([]), last)).json()).toMatchObject([{ articleNumber: article }])
    expect((await ask(await logInWith(['EJ_ORDERHISTORIK']), often)).json()).toEqual([])
    expect((await ask(await logInWith(['EJ_ORDERHISTORIK']), last)).json()).toEqual([])
  })

  it('[PERM-17] EJ_SE_RABATTER strips every discount from the price of an article and of a cart line', async () => {
    const fields = '{ netPrice salesPrice preCampaignPrice discountAmount discountPercentage discounts { amount } }'
    const pricesFor = async (denies: readonly PermissionDeny[]) => {
      const token = await logInWith(denies)
      const answer = await ask(token, {
        method: 'POST',
        path: '/graphql',
        payload: {
          query: `{ variants(articleNumbers: ["${article}"]) { price ${fields} } cart { cartItems { variant { price ${fields} } } } }`,
        },
      })
      const { variants, cart } = answer.json().data
      return [variants[0].price, cart.cartItems[0].variant.price]
    }

    for (const price of await pricesFor([])) expect(price.discountPercentage).toBeGreaterThan(0)
    for (const price of await pricesFor(['EJ_SE_RABATTER']))
      expect(price).toMatchObject({
        salesPrice: price.netPrice,
        preCampaignPrice: null,
        discountAmount: 0,
        discountPercentage: 0,
        discounts: [],
      })
  })

  const hiding: readonly (readonly [PermissionDeny, string])[] = [
    ['EJ_SE_PRISER', 'price'],
    ['EJ_SE_RABATTER', 'campaign'],
  ]
  it.each(hiding)('[PERM-12] [PERM-17] %s leaves %s out of found articles, facets and orders', async (deny, name) => {
    const asked = search({
      take: 3,
      facets: [{ name, attributeName: name, type: name === 'price' ? 'range' : 'distinct' }],
      sortBy: [{ type: 'attribute', attributeName: name, order: 'asc' }],
    })
    const seen = (await ask(await logInWith([]), asked)).json()
    const hidden = (await ask(await logInWith([deny]), asked)).json()

    expect(JSON.stringify(seen.results)).toContain(`"${name}"`)
    expect(hidden.results.count).toBe(seen.results.count)
    expect(JSON.stringify(hidden)).not.toContain(`"${name}"`)
  })

  it.each(hiding)(
    '[PERM-12] [PERM-17] %s refuses to find by %s, which would tell it by guesses',
    async (deny, name) => {
      const token = await logInWith([deny])
      const answers = [
        await ask(token, search({ filter: { and: [{ not: inFilter(name) }] } })),
        await ask(token, {
          method: 'POST',
          path: '/getEntitiesByAttribute',
          payload: { attribute: { name, value: 1 } },
        }),
      ]
      for (const { status, json } of answers)
        expect([status, json()]).toMatchObject([403, { error: { code: 403, status: 'Forbidden' } }])
    },
  )

  it('[SEARCH-06] leaves an attribute out when a client without a token asks for that', async () => {
    const payload = { query: article, customData: { withoutAttributes: ['price'] } }
    const found = await services.app.inject({ method: 'POST', url: '/services/search', headers: V3, payload })
    expect(found.json().results.count).toBeGreaterThan(0)
    expect(found.body).not.toContain('"price"')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCartWithVariantsQuery, getVariantsQuery } from '#adapters/contract/graphql'
import { cartOf, jsonOf, startAttackedServices, type Answer, type AttackedServices } from './support/attacked-services'

let services: AttackedServices
let nekad: string
let user: string

beforeAll(async () => {
  services = await startAttackedServices()
  nekad = await services.tokenOf('nekad')
  user = await services.tokenOf('user')
})
afterAll(() => services.stop())

const CENTRAL = '100'
const STORE = '110'

const variantsQuery = (articleNumbers: readonly string[]) => ({
  query: getVariantsQuery,
  variables: {
    articleNumbers,
    deliveryId: 'DBI',
    stockInput: {
      articles: articleNumbers.map((articleNumber) => ({ articleNumber, quantity: 50 })),
      locationIds: [CENTRAL],
    },
  },
})
const cartQuery = {
  query: getCartWithVariantsQuery,
  variables: { stockInput: { deliveryOptions: [{ deliveryId: 'DBI', locationIds: [CENTRAL] }] } },
}
const post = (path: string, token: string | undefined, body: object) =>
  services.call({ method: 'POST', path, token, body })
const get = (path: string, token: string | undefined) => services.call({ method: 'GET', path, token })

const articlesToWatch = async (): Promise<readonly string[]> => {
  const found = await services.db
    .selectFrom('variants')
    .select('article_number')
    .where('ask_for_price', '=', false)
    .where('discontinued', '=', false)
    .orderBy('position')
    .limit(60)
    .execute()
  return found.map(({ article_number }) => article_number)
}

/** Every number in an answer that belongs to a key about money. */
const moneyIn = (value: unknown, isMoney = false): readonly number[] => {
  if (typeof value === 'number') return isMoney ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => moneyIn(each, isMoney))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    moneyIn(inner, /price|amount|total/i.test(key) || (isMoney && typeof inner === 'object')),
  )
}

/** With öre and four digits or more: no number of articles or days looks like that. */
const isSentinel = (amount: number): boolean => !Number.isInteger(amount) && String(amount).length >= 5

/** The prices of some articles as those see them who may. */
const sentinels = async (articles: readonly string[]): Promise<readonly string[]> => {
  const answers = [
    await post('/graphql', undefined, variantsQuery(articles)),
    await post('/graphql', user, variantsQuery(articles)),
    await post('/graphql', await services.tokenOf('buyeradmin'), variantsQuery(articles)),
  ]
  for (const article of articles.slice(0, 10)) answers.push(await get(`/prices/${article}/brackets`, undefined))
  const amounts = new Set(answers.flatMap((answer) => moneyIn(jsonOf(answer))).filter(isSentinel))
  return [...amounts].map(String)
}

const held = (answer: Answer, prices: readonly string[]): readonly string[] =>
  prices.filter((price) =>
    new RegExp(String.raw`(?<![\d.])${price.replace('.', String.raw`[.,]`)}(?!\d)`).test(answer.text),
  )

describe('a user who may not see prices', () => {
  it('[PERM-12] [PERM-17] finds none of them in any answer', async () => {
    const articles = await articlesToWatch()
    const prices = await sentinels(articles)
    expect(prices.length).toBeGreaterThan(40)
    const { cartId } = await cartOf(services, nekad)
    const price = { name: 'price', attributeName: 'price', type: 'range' }
    const sortBy = [{ type: 'attribute', attributeName: 'price', order: 'asc' }]
    const [first = ''] = articles
    const item = (articleNumber: string) => ({ articleNumber, quantity: 1, deliveryId: 'DBI', label: '' })

    const answers: Readonly<Record<string, Answer>> = {
      variants: await post('/graphql', nekad, variantsQuery(articles)),
      'variants with only prices': await post('/graphql', nekad, {
        query: `{ a: variants(articleNumbers: ${JSON.stringify(articles)}) { n: price { netPrice salesPrice preCampaignPrice discountAmount discountPercentage discounts { amount percentage } } } }`,
      }),
      add: await post(`/v2/cart/${cartId}/variants/batch/add`, nekad, articles.slice(0, 20).map(item)),
      cart: await post('/graphql', nekad, cartQuery),
      ...Object.fromEntries(
        await Promise.all(
          articles
            .slice(0, 10)
            .map(
              async (article) => [`brackets of ${article}`, await get(`/prices/${article}/brackets`, nekad)] as const,
            ),
        ),
      ),
      search: await post('/search', nekad, {
        query: 'kulventil',
        resultsOptions: { take: 100, facets: [price], sortBy },
        relatedResultsOptions: { take: 20 },
      }),
      byNumber: await post('/getEntitiesByAttribute', nekad, {
        attribute: { name: 'number', value: articles },
        resultsOptions: { take: 100, facets: [price] },
      }),
      category: await post('/getEntitiesByAttribute', nekad, {
        attribute: { name: 'category', value: 'vvs' },
        resultsOptions: { take: 100, facets: [price] },
      }),
      related: await post('/getRelatedEntities', nekad, {
        entity: { type: 'Variant', id: first },
        resultsOptions: { take: 100 },
      }),
      completed: await post('/autoComplete', nekad, { query: 'kul', queriesOptions: { take: 10 } }),
      campaigns: await get('/campaigns/active-campaigns', nekad),
      'own campaigns': await get('/campaigns/active-campaigns/customer', nekad),
      often: await get('/orders/often-bought', nekad),
      'last purchases': await post('/orders/last-purchases', nekad, {}),
      menu: await get('/menu', nekad),
      document: await get(`/documents/${first}/produktdatablad.pdf`, nekad),
      stock: await post('/stock', nekad, { articles: [{ articleNumber: first, quantity: 1 }] }),
      refused: await post(`/v2/cart/${cartId}/checkout`, nekad, {
        orderDetails: { DBI: { warehouseId: CENTRAL } },
        sendOrderReceipt: false,
        expectedTotal: 1,
      }),
    }

    const told = Object.entries(answers).map(([name, answer]) => [name, held(answer, prices).length] as const)
    expect(Object.fromEntries(told.filter(([, count]) => count > 0))).toEqual({})
  })

  it('[PERM-12] is told by a changed total neither the right sum nor whether a guess was near it', async () => {
    await services.db
      .updateTable('users')
      .set({ permission_denies: JSON.stringify(['EJ_SE_PRISER']) })
      .where('user_id', '=', 'u-nyrorhord')
      .execute()
    const blind = await services.tokenOf('nyrorhord')
    const [article = ''] = await articlesToWatch()
    const [price = 0] = moneyIn(jsonOf(await post('/graphql', undefined, variantsQuery([article]))))
    const { cartId } = await cartOf(services, blind)
    await post(`/v2/cart/${cartId}/variants/batch/add`, blind, [
      { articleNumber: article, quantity: 1, deliveryId: 'DBI', label: '' },
    ])

    const ordered = await post(`/v2/cart/${cartId}/checkout`, blind, {
      orderDetails: { DBI: { warehouseId: CENTRAL } },
      sendOrderReceipt: false,
      expectedTotal: 0.01,
    })

    expect(ordered.status).toBeLessThan(500)
    expect(moneyIn(jsonOf(ordered)).filter((amount) => amount > 0)).toEqual([])
    expect(held(ordered, [String(price)])).toEqual([])
  })
})

describe('a user who may not order', () => {
  const ways: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'idempotency-key': 'nekad-1' },
    { 'idempotency-key': 'nekad-1', prefer: 'status-only' },
  ]

  it.each(ways)('[PERM-14] is refused at checkout with the headers %o', async (headers) => {
    const { cartId } = await cartOf(services, nekad)
    const { status } = await services.call({
      method: 'POST',
      path: `/v2/cart/${cartId}/checkout`,
      token: nekad,
      body: { orderDetails: { DBI: { warehouseId: CENTRAL } }, sendOrderReceipt: false },
      headers,
    })
    expect([403, 404]).toContain(status)
    const orders = services.db.selectFrom('orders').selectAll().where('user_id', '=', 'u-nekad')
    expect(await orders.execute()).toEqual([])
  })
})

describe('a user who may not choose among all deliveries', () => {
  const deliveries = async (): Promise<readonly string[]> => {
    const { cartItems } = jsonOf(await post('/graphql', nekad, { query: '{ cart { cartItems { deliveryId } } }' })).data
      .cart
    return cartItems.map(({ deliveryId }: { readonly deliveryId: string }) => deliveryId)
  }

  it.each(['EXH', 'EXB', 'XXX'])('[PERM-10] puts nothing into the cart by %s', async (deliveryId) => {
    const { cartId } = await cartOf(services, nekad)
    const item = { articleNumber: '4208103', quantity: 1, deliveryId, label: 'by add' }
    const { status } = await post(`/v2/cart/${cartId}/variants/batch/add`, nekad, [item])
    expect(status).toBeLessThan(500)
    expect(await deliveries()).not.toContain(deliveryId)
  })

  it.each(['EXH', 'EXB', 'XXX'])('[PERM-10] moves no line to %s, one by one or many at once', async (deliveryId) => {
    const { cartId } = await cartOf(services, nekad)
    await post(`/v2/cart/${cartId}/variants/batch/add`, nekad, [
      { articleNumber: '4208103', quantity: 1, deliveryId: 'DBI', label: `from ${deliveryId}` },
    ])
    const { cartItems } = await cartOf(services, nekad)
    const [{ cartItemId } = { cartItemId: '' }] = cartItems
    const line = { quantity: 2, deliveryId, label: 'moved' }
    await services.call({ method: 'PUT', path: `/v2/cart/${cartId}/variants/${cartItemId}`, token: nekad, body: line })
    await services.call({
      method: 'PUT',
      path: `/v2/cart/${cartId}/variants/batch/update`,
      token: nekad,
      body: [{ cartItemId, ...line }],
    })
    expect(await deliveries()).not.toContain(deliveryId)
  })

  it('[PERM-10] orders by no other delivery what came into the cart before the deny', async () => {
    const deny = (denies: readonly string[]) =>
      services.db
        .updateTable('users')
        .set({ permission_denies: JSON.stringify(denies) })
        .where('user_id', '=', 'u-tom')
        .execute()
    const tom = await services.tokenOf('tom')
    const { cartId } = await cartOf(services, tom)
    await post(`/v2/cart/${cartId}/variants/batch/add`, tom, [
      { articleNumber: '4208103', quantity: 1, deliveryId: 'EXH', label: '' },
    ])
    await deny(['EJ_ALLA_LEVERANSSATT'])
    const answer = await post(`/v2/cart/${cartId}/checkout`, await services.tokenOf('tom'), {
      orderDetails: { EXH: { storeId: STORE } },
      sendOrderReceipt: false,
    })
    await deny([])
    const results: readonly { readonly success: boolean }[] = answer.status === 200 ? jsonOf(answer) : []
    expect(results.filter(({ success }) => success)).toEqual([])
    expect(answer.status).toBeLessThan(500)
  })
})

describe('a user who may not choose another assortment', () => {
  it('is shown the menu and the breadcrumbs of no other', async () => {
    const assortments = await services.db
      .selectFrom('campaigns')
      .select('slug')
      .where('is_assortment', '=', true)
      .execute()
    const own = jsonOf(await get('/menu', nekad))
    expect(assortments.length).toBeGreaterThan(0)
    for (const { slug } of assortments) {
      const other = await get(`/menu?assortment=${slug}`, nekad)
      if (other.status === 200) expect(jsonOf(other), slug).toEqual(own)
      else expect([400, 403, 404], slug).toContain(other.status)
    }
  })
})

describe('an unknown or misspelt deny', () => {
  it('[PERM-18] blocks nothing', async () => {
    const set = (denies: readonly string[]) =>
      services.db
        .updateTable('users')
        .set({ permission_denies: JSON.stringify(denies) })
        .where('user_id', '=', 'u-tom')
        .execute()
    await set(['EJ_SE_EKONOMISK_UPPFOLJNING', 'EJ_FINNS_INTE', 'ej_order'])
    const tom = await services.tokenOf('tom')
    const { text } = await post('/graphql', tom, variantsQuery(['4208103']))
    await set([])
    expect(text).toContain('"netPrice"')
    expect(jsonOf({ status: 200, headers: {}, text }).data.variants[0].price.netPrice).toBeGreaterThan(0)
  })
})

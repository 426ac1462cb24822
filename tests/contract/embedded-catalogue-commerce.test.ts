import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Codec } from '#application/codecs/codec'
import {
  CartAnswer,
  DeliveriesInOrderAnswer,
  getActiveDeliveryIdsInOrderQuery,
  getCartQuery,
  getCartWithVariantsQuery,
  getListedVariantsQuery,
  getVariantsQuery,
  ListedVariantsAnswer,
  VariantsAnswer,
} from '#adapters/contract/graphql'
import { BreadcrumbsCodec, MenuCodec, StockAnswer, StoresCodec } from '#adapters/contract/product'
import { PriceBrackets } from '#adapters/contract/variant'
import type { MenuEntry } from '#application/ports/product-service'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { answerAs } from './support/read-answer'

let services: EmbeddedServices
const tokens = new Map<string, string>()

beforeAll(async () => {
  services = await startEmbeddedServices()
  for (const username of ['user', 'nekad', 'nyrorhord']) {
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/v2/sessions/',
      payload: { username, password: 'Fackhandel-2026' },
    })
    tokens.set(username, answer.json().AuthenticationResult.AccessToken)
  }
})
afterAll(() => services.stop())

const bearer = (username: string | undefined): Record<string, string> =>
  username === undefined ? {} : { authorization: `Bearer ${tokens.get(username)}` }

const get = (path: string, headers: Record<string, string> = {}) =>
  services.app.inject({ url: `/services${path}`, headers })

const decoded = <A>(codec: Codec<A>, body: string): A => answerAs(codec, JSON.parse(body))

const ask = (query: string, variables: object, username?: string) =>
  services.app.inject({
    method: 'POST',
    url: '/services/graphql',
    headers: bearer(username),
    payload: { query, variables },
  })

const variantsFor = async (username: string | undefined, variables: object) =>
  decoded(VariantsAnswer, (await ask(getVariantsQuery, variables, username)).body).data.variants

describe('variants', () => {
  it('[CATALOG-14] are answered in the order asked for, unknown numbers left out', async () => {
    const variants = await variantsFor(undefined, { articleNumbers: ['6720511', '0000000', '4208103'] })
    expect(variants.map(({ name }) => name)).toEqual(['Radiator C22 500×1000', 'Kulventil FF 1000 DN20'])
  })

  it('carry product, brand, unit, attributes, warnings and relations', async () => {
    const [valve, old, pipe] = await variantsFor(undefined, { articleNumbers: ['4208103', '4207903', '2417316'] })
    expect(valve).toMatchObject({
      variantSlug: 'kulventil-ff-1000-dn20-4208103',
      ean: '7391242081036',
      product: {
        id: 'p4208100',
        family: 'kulventil',
        categoryPaths: ['vvs', 'vvs/ventiler', 'vvs/ventiler/kulventiler'],
      },
      brands: [{ brand: 'Nordventil' }],
    })
    expect(valve?.attributes).toContainEqual({ attributeName: 'DN', attributeValue: '20' })
    expect(pipe?.webSalesUnit).toEqual({ unit: 'frp', conversionFactor: 50, conversionUnit: 'm' })
    expect(old).toMatchObject({
      discontinued: true,
      relations: [{ name: 'ersattningsartikel', articleNumber: '4208103', variantName: 'Kulventil FF 1000 DN20' }],
    })
  })

  it('cost a visitor the public price and a customer the agreed one, by quantity', async () => {
    const articleNumbers = ['4208103']
    const stockInput = { articles: [{ articleNumber: '4208103', quantity: 12 }] }
    const netPrice = async (username: string | undefined, variables: object) =>
      (await variantsFor(username, variables))[0]?.price?.netPrice
    expect(await netPrice(undefined, { articleNumbers })).toBe(246)
    expect(await netPrice('user', { articleNumbers })).toBe(184.5)
    expect(await netPrice('user', { articleNumbers, stockInput })).toBe(176.9)
  })

  it('on campaign tell the price before', async () => {
    const [valve] = await variantsFor('user', { articleNumbers: ['4208231'] })
    expect(valve?.price).toMatchObject({ netPrice: 148.2, preCampaignPrice: 189.95 })
  })

  it.each([
    ['as lists show them', getListedVariantsQuery, ListedVariantsAnswer],
    [
      'in brief',
      'query ($articleNumbers: [String!]!) { variants(articleNumbers: $articleNumbers) { name brands { brand } relations { name variantName } price { netPrice } } }',
      undefined,
    ],
  ])('are the same articles %s', async (_, query, codec) => {
    const articleNumbers = ['4208103', '4207903', '6401801']
    const answer = await ask(query, { articleNumbers }, 'user')
    const whole = await ask(getVariantsQuery, { articleNumbers }, 'user')
    expect(whole.json().data.variants).toMatchObject(answer.json().data.variants)
    expect(answer.json().data.variants[0].price.netPrice).toBeGreaterThan(0)
    if (codec !== undefined)
      for (const variant of decoded(codec, answer.body).data.variants)
        expect(variant.attributes.length).toBeGreaterThan(3)
  })

  it('show no price to who may see none', async () => {
    for (const query of [getVariantsQuery, getListedVariantsQuery]) {
      const { data } = (await ask(query, { articleNumbers: ['4208103', '4208231'] }, 'nekad')).json()
      expect(data.variants.map(({ price }: { price: unknown }) => price)).toEqual([null, null])
    }
    const brackets = await get('/prices/4208103/brackets', bearer('nekad'))
    expect(brackets.json()).toEqual([])
  })

  it('[CATALOG-25] leave out price and stock when asked to', async () => {
    const answer = await ask(getVariantsQuery, { articleNumbers: ['4208103'], skipPrice: true, skipStock: true })
    expect(Object.keys(answer.json().data.variants[0])).not.toEqual(expect.arrayContaining(['price']))
    expect(Object.keys(answer.json().data.variants[0])).not.toEqual(expect.arrayContaining(['stock']))
    const [valve] = await variantsFor(undefined, { articleNumbers: ['4208103'], skipPrice: true, skipStock: true })
    expect([valve?.price, valve?.stock]).toEqual([undefined, undefined])
  })

  it('tell the stock of the central warehouse, of the chosen store, and of the places asked for', async () => {
    const quantities = async (variables: object) =>
      (await variantsFor(undefined, { articleNumbers: ['4208103'], ...variables }))[0]?.stock?.locations.map(
        ({ locationId, quantity }) => [locationId, quantity],
      )
    expect(await quantities({})).toEqual([['100', 312]])
    expect(await quantities({ deliveryId: 'EXH', locationId: '110' })).toEqual([['110', 38]])
    expect(await quantities({ stockInput: { locationIds: ['111', '121', '100'] } })).toEqual([
      ['111', 4],
      ['121', 0],
      ['100', 312],
    ])
  })

  it('[CATALOG-04] tell of each place all the fields of stock', async () => {
    const [valve] = await variantsFor(undefined, { articleNumbers: ['4208104'] })
    expect(valve?.stock).toEqual({
      stockType: 'LAG',
      locations: [
        {
          locationId: '100',
          availability: 'green',
          availabilityDate: '5 mars',
          availabilityDateISO: '2026-03-05',
          availableFromDays: undefined,
          availableToDays: undefined,
          quantity: 7,
          orderMultiple: 1,
          stocked: true,
          status: undefined,
          subAvailabilities: [{ date: '2026-03-09', quantity: expect.any(Number) }],
        },
      ],
    })
  })

  it('say when the rest comes, on a day that is delivered on', async () => {
    const [few, incoming] = await variantsFor(undefined, { articleNumbers: ['4208104', '4208105'] })
    expect(few?.stock?.locations[0]).toMatchObject({
      availability: 'green',
      quantity: 7,
      subAvailabilities: [{ date: '2026-03-09' }],
    })
    expect(incoming?.stock?.locations[0]).toMatchObject({ availability: 'yellow', quantity: 0 })
    expect(incoming?.stock?.locations[0]?.availabilityDateISO).toMatch(/^2026-03-(06|09)$/)
  })
})

describe('the cart', () => {
  it('is answered with and without variants', async () => {
    const plain = decoded(CartAnswer, (await ask(getCartQuery, {}, 'user')).body).data.cart
    const full = decoded(CartAnswer, (await ask(getCartWithVariantsQuery, {}, 'user')).body).data.cart
    expect(full.lines.map(({ key }) => key)).toEqual(plain.lines.map(({ key }) => key))
    expect(plain.lines.every(({ article }) => article === undefined)).toBe(true)
    expect(full.lines.every(({ article }) => article?.price !== undefined && article.stock !== undefined)).toBe(true)
  })

  it('[CART-38] is asked which of its deliveries are in the order, and answers these', async () => {
    const whole = decoded(CartAnswer, (await ask(getCartQuery, {}, 'user')).body).data.cart
    const { cart } = decoded(
      DeliveriesInOrderAnswer,
      (await ask(getActiveDeliveryIdsInOrderQuery, {}, 'user')).body,
    ).data
    expect(cart).toEqual({ cartId: whole.cartId, version: whole.version, deliveryIdsInOrder: ['DBI', 'EXH'] })
  })

  it('[CART-04] has its id, version, status, lines, and deliveries with their day and whether they are ordered', async () => {
    const { cart } = decoded(CartAnswer, (await ask(getCartQuery, {}, 'user')).body).data
    expect(cart.cartId).not.toBe('')
    expect(cart.version).toBeGreaterThan(0)
    expect(cart.status).toBe('ACTIVE')
    expect(cart.lines.length).toBeGreaterThan(0)
    expect(cart.deliveryIdsInOrder).toEqual(['DBI', 'EXH'])
    expect(cart.deliveries.map((entry) => Object.keys(entry).toSorted())).toEqual(
      cart.deliveries.map(() => ['deliveryId', 'isIncludedInOrder', 'requestedDeliveryDate']),
    )
    for (const { cartItemId, articleNumber, quantity, label } of cart.lines)
      expect([typeof cartItemId, typeof articleNumber, quantity > 0, typeof label]).toEqual([
        'string',
        'string',
        true,
        'string',
      ])
  })

  it('tells the stock of the places that each delivery names', async () => {
    const stockInput = { deliveryOptions: [{ deliveryId: 'EXH', locationIds: ['112'] }] }
    const { lines } = decoded(CartAnswer, (await ask(getCartWithVariantsQuery, { stockInput }, 'user')).body).data.cart
    const places = lines.map(
      ({ deliveryId, article }) =>
        `${deliveryId} ${article?.stock?.locations.map(({ locationId }) => locationId).join()}`,
    )
    expect(new Set(places)).toEqual(new Set(['DBI 100', 'EXH 112']))
  })

  it('is refused to a visitor in words, beside a 200', async () => {
    const answer = await ask(getCartQuery, {})
    expect(answer.statusCode).toBe(200)
    expect(answer.json().errors).toMatchObject([
      { message: 'Vänligen logga in', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})

describe('queries nobody should ask', () => {
  const nested = (depth: number): string => (depth === 0 ? 'cartId' : `cartItems { variant { ${nested(depth - 1)} } }`)
  it.each([
    ['the schema', '{ __schema { types { name } } }'],
    ['the schema inside a query', '{ cart { cartId } __type(name: "Cart") { name } }'],
    [
      'the same under many names',
      `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: variants(articleNumbers: ["1"]) { name }`).join(' ')} }`,
    ],
    ['deeper than anything goes', `{ cart { ${nested(6)} } }`],
    ['what is no query', 'hello'],
    ['far too much', `{ ${'cart { cartId } '.repeat(2000)} }`],
  ])('%s', async (_what, query) => {
    const answer = await ask(query, {}, 'user')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).not.toHaveProperty('data')
    expect(answer.json().errors.length).toBeGreaterThan(0)
    expect(answer.body.length).toBeLessThan(3000)
  })

  it('too many articles at once', async () => {
    const answer = await ask(getVariantsQuery, {
      articleNumbers: Array.from({ length: 1001 }, (_, index) => String(index)),
    })
    expect(answer.json().errors).toMatchObject([{ extensions: { code: 'TOO_MANY_ARTICLES' } }])
  })
})

describe('the rest of the catalogue', () => {
  it('[CATALOG-22] has a menu of categories', async () => {
    const menu = decoded(MenuCodec, (await get('/menu?assortment=')).body)
    expect(menu.map(({ title }) => title)).toEqual([
      'VVS',
      'Värme',
      'Golv och avlopp',
      'Sanitet',
      'Ventilation',
      'El',
      'Verktyg och maskiner',
      'Fästelement',
      'Kemi, fog och tejp',
      'Personskydd',
    ])
    const slugs = (entries: readonly MenuEntry[]): readonly string[] =>
      entries.flatMap(({ slug, children }) => [slug, ...slugs(children)])
    expect(slugs(menu)).toContain('vvs/ventiler/kulventiler')
  })

  it('[CATALOG-20] has breadcrumbs of categories and articles', async () => {
    const names = async (id: string) =>
      decoded(
        BreadcrumbsCodec,
        (await get(`/breadcrumbs/${encodeURIComponent(id)}?images=true&assortment=`)).body,
      ).breadcrumbs.map(({ name }) => name)
    expect(await names('vvs/ventiler')).toEqual(['VVS', 'Ventiler'])
    expect(await names('4208103')).toEqual(['VVS', 'Ventiler', 'Kulventiler'])
    expect((await get('/breadcrumbs/nowhere')).statusCode).toBe(404)
  })

  it('[CATALOG-24] has bracket prices, each customer’s own', async () => {
    const brackets = async (username?: string) =>
      decoded(PriceBrackets, (await get('/prices/4208103/brackets', bearer(username))).body)
    expect(await brackets('user')).toEqual([
      { fromQuantity: 1, netPrice: 184.5 },
      { fromQuantity: 10, netPrice: 176.9 },
      { fromQuantity: 50, netPrice: 168.2 },
    ])
    expect((await brackets())[0]).toEqual({ fromQuantity: 1, netPrice: 246 })
    expect(decoded(PriceBrackets, (await get('/prices/6720511/brackets')).body)).toEqual([])
    expect((await get('/prices/0000000/brackets')).statusCode).toBe(404)
  })

  it('[CATALOG-18] tells no more stock at a time than a page may need, and takes one of each where nobody says', async () => {
    const ask = (payload: object) => services.app.inject({ method: 'POST', url: '/services/stock', payload })
    const articles = Array.from({ length: 1000 }, () => ({ articleNumber: '4208103' }))
    const everywhere = await ask({ articles, locationIds: Array.from({ length: 51 }, (_, place) => String(place)) })
    const one = await ask({ articles: articles.slice(0, 1) })

    expect(everywhere.statusCode).toBe(400)
    expect(everywhere.json()).toMatchObject({ code: 'TOO_MANY_PLACES' })
    expect(one.json()).toMatchObject([{ articleNumber: '4208103', stock: { stockType: 'LAG' } }])
  })

  it('[CATALOG-18] has stock by article, centrally or in the places asked for', async () => {
    const articles = [
      { articleNumber: '4208103', quantity: 1 },
      { articleNumber: '0000000', quantity: 1 },
    ]
    const stock = async (payload: object) =>
      decoded(StockAnswer, (await services.app.inject({ method: 'POST', url: '/services/stock', payload })).body)
    expect(
      (await stock({ articles })).map(({ stock: { locations } }) => locations.map(({ quantity }) => quantity)),
    ).toEqual([[312]])
    const [asked] = await stock({ articles, locationIds: ['110', '111'] })
    expect(asked?.stock.locations.map(({ quantity }) => quantity)).toEqual([38, 4])
  })

  it('[STORE-14] has stores in Swedish order', async () => {
    const names = decoded(StoresCodec, (await get('/locations')).body).map(({ name }) => name)
    expect(names).toHaveLength(47)
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
    expect(names.slice(-3)).toEqual(['Ängelholm', 'Örebro', 'Östersund'])
  })

  it('[STORE-17] [STORE-18] has stores where goods are fetched, and those that reach a zip code by express', async () => {
    const names = async (query: string) =>
      decoded(StoresCodec, (await get(`/locations?${query}`)).body).map(({ name }) => name)
    expect(await names('services=standard-pickup')).toHaveLength(47)
    expect(await names('zipCode=431%2037&deliveryMethod=XXX')).toEqual(['Mölndal'])
    expect(await names('zipCode=98130&deliveryMethod=XXX')).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AutoCompleteAnswer } from '#adapters/contract/search'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const headers = { 'api-version': 'V3', 'user-id': 'k2j4h5g6f7' }
const brands = { name: 'brand', attributeName: 'brand', type: 'distinct' }

describe('the search protocol, as a client of another make speaks it', () => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices()
  })
  afterAll(() => services.stop())

  const post = (path: string, payload: object) =>
    services.app.inject({ method: 'POST', url: `/services${path}`, headers, payload })
  const search = (resultsOptions: object | null, more: object = {}) =>
    post('/search', { query: 'kulventil', resultsOptions, ...more })

  it('[SEARCH-07] answers with every part, whatever was asked for', async () => {
    const answer = await search({ take: 1 })

    expect(answer.json()).toMatchObject({
      makesSense: true,
      results: { facets: [] },
      spellingSuggestions: { count: 0, items: [] },
      relatedQueries: { count: 0, items: [] },
      relatedResults: { count: 0, facets: [], items: [] },
      redirect: null,
      customData: {},
    })
  })

  it('says that the counts of a facet are exact', async () => {
    const { results } = (await search({ facets: [brands] })).json()

    expect(results.facets).toMatchObject([{ type: 'distinct', name: 'brand', approximated: false }])
  })

  it.each(['getPopularEntities', 'getBasketRecommendations', 'getIndexedAttributes', 'no/such/action'])(
    'refuses the action %s, which it does not serve, in the shape of its errors',
    async (action) => {
      const answer = await post(`/${action}`, {})

      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 404, status: 'Not Found', title: 'Unknown action' } })
    },
  )

  it('refuses a known action that is asked for by another method in the same shape', async () => {
    const answer = await services.app.inject({ url: '/services/search', headers })

    expect(answer.headers['allow']).toContain('POST')
    expect(answer.json()).toMatchObject({ error: { code: 405, status: 'Method Not Allowed' } })
  })

  it('orders threads by their inches, not by their letters', async () => {
    const facet = { attributeName: 'thread', type: 'distinct', sortBy: [{ type: 'item', order: 'asc' }] }
    const { results } = (await search({ facets: [facet] })).json()
    const found = results.facets.flatMap((one: { items: readonly { item: string }[] }) => one.items)
    const order = ['G3/8', 'G1/2', 'G3/4', 'G1', 'G1 1/4', 'G1 1/2', 'G2']

    expect(found.map(({ item }: { item: string }) => item).filter((item: string) => order.includes(item))).toEqual(
      order,
    )
  })

  it('names a facet after its attribute when it is asked for without a name', async () => {
    const { results } = (
      await search({
        facets: [
          { attributeName: 'brand', type: 'distinct' },
          { attributeName: 'price', type: 'range' },
        ],
      })
    ).json()

    expect(results.facets).toMatchObject([
      { type: 'distinct', name: 'brand' },
      { type: 'range', name: 'price' },
    ])
  })

  it('has no range of an attribute that is no number, unless bounds are set', async () => {
    const range = { attributeName: 'brand', type: 'range' }
    const free = (await search({ facets: [range] })).json()
    const bound = (await search({ facets: [{ ...range, selected: { min: 1 } }] })).json()

    expect(free.results.facets).toEqual([])
    expect(bound.results.facets).toEqual([{ type: 'range', name: 'brand', min: 0, max: 0, selectedMin: 1 }])
  })

  it('scopes the best completion, whichever page of completions is asked for', async () => {
    const complete = async (skip: number) =>
      (await post('/autoComplete', { query: 'ku', queriesOptions: { skip, take: 2 } })).json()
    const [first, second] = [await complete(0), await complete(1)]

    expect(second.scopedQuery).toEqual(first.scopedQuery)
    expect(second.queries.items[0]).toEqual(first.queries.items[1])
  })

  it('answers completions in the order that is asked for, and scopes the best one in any of them', async () => {
    const complete = async (...sortBy: readonly object[]) => {
      const answer = await post('/autoComplete', { query: 'k', queriesOptions: { take: 20, sortBy } })
      const { queries, scopedQuery } = AutoCompleteAnswer.encode(answer.json())
      return { texts: queries.items.map(({ query }) => query), scopedQuery }
    }
    const usual = await complete()
    const alphabetic = await complete({ type: 'alphabetic', order: 'asc' })
    const backwards = await complete({ type: 'alphabetic', order: 'desc' })
    const swedish = (a: string, b: string) => a.localeCompare(b, 'sv')

    expect(alphabetic.texts).toEqual(alphabetic.texts.toSorted(swedish))
    expect(backwards.texts).toEqual(backwards.texts.toSorted((a, b) => swedish(b, a)))
    expect(alphabetic.texts[0]).not.toBe(usual.texts[0])
    expect(await complete({ type: 'relevance', order: 'desc' })).toEqual(usual)
    expect((await complete({ type: 'popularity', order: 'asc' })).texts[0]).not.toBe(usual.texts[0])
    expect(alphabetic.scopedQuery).toEqual(usual.scopedQuery)
  })

  it('refuses to sort completions by what they do not have', async () => {
    const answer = await post('/autoComplete', { query: 'k', queriesOptions: { sortBy: [{ type: 'attribute' }] } })

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { parameter: 'sortBy' } })
  })

  it('says what is wrong with a body in English, like everything else of the protocol', async () => {
    const answer = await post('/search', { query: 7 })

    expect(answer.json()).toMatchObject({ error: { code: 400, parameter: 'query', detail: 'Expected string' } })
  })

  it('takes null for what is left out', async () => {
    const answers = await Promise.all([
      search(null, { customData: null }),
      search({ take: null, sortBy: null, filter: null, facets: [{ ...brands, selected: null }] }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it.each(['attribute', 'id', 'type', 'relevance', 'popularity'])('sorts by %s', async (type) => {
    const answer = await search({ sortBy: [{ type, attributeName: 'price', order: 'desc' }] })

    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('[SEARCH-08] finds by an attribute that is a number', async () => {
    const answer = await post('/getEntitiesByAttribute', { attribute: { name: 'dn', value: 20 } })

    expect(answer.json().results.count).toBeGreaterThan(0)
  })

  it.each(['…', '😀', '"'])('finds nothing by %s, which has no words', async (query) => {
    const answer = await post('/search', { query, spellingSuggestionsOptions: { take: 3 } })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ makesSense: false, results: { count: 0, items: [] } })
  })

  it('finds the same by many values of an attribute as by a few', async () => {
    const sizes = Array.from({ length: 900 }, (_, size) => size)
    const counted = async (selected: readonly unknown[]) => {
      const answer = await search({ facets: [{ name: 'dn', attributeName: 'dn', type: 'distinct', selected }] })
      return answer.json().results.count
    }

    expect(await counted([15, '20', 25])).toBeGreaterThan(0)
    expect(await counted([15, '20', 25, ...sizes.map((size) => `${size} tum`)])).toBe(await counted([15, '20', 25]))
    expect(await counted(sizes)).toBe(await counted([]))
  })

  it.each([
    ['spellingSuggestionsOptions', 1e12],
    ['relatedQueriesOptions', -1],
    ['relatedResultsOptions', 0.5],
  ])('refuses an impossible number of what lies beside the results: %s', async (options, take) => {
    const answer = await post('/search', { query: 'kulvnetil', [options]: { take } })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 400, detail: 'Take is a whole number from 0 to 50' })
  })

  it.each([
    [
      'a filter that nests without end',
      JSON.parse(`${'{"not":'.repeat(3000)}{"attributeName":"dn"}${'}'.repeat(3000)}`),
    ],
    [
      'a filter of thousands of values',
      { attributeName: 'name', value: Array(5000).fill('x'), comparisonMode: 'contains' },
    ],
    ['a value that is no text', { attributeName: 'brand', value: 'a\0b' }],
  ])('refuses %s', async (_what, filter) => {
    const answer = await search({ filter })

    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code: 400, status: 'Bad Request' } })
  })

  it('refuses events of amounts that no order has, and of nobody in particular', async () => {
    const click = { type: 'click', entity: { type: 'Variant', id: '4208103' } }
    const amounts = await post('/createEvents', { events: [{ ...click, quantity: 1e308 }] })
    const nobody = await services.app.inject({
      method: 'POST',
      url: '/services/createEvents',
      headers: { ...headers, 'user-id': 'x'.repeat(101) },
      payload: { events: [click] },
    })

    expect([amounts.statusCode, nobody.statusCode]).toEqual([400, 400])
  })

  it('[SEARCH-06] lets a browser of another origin ask, with the headers of the protocol', async () => {
    const preflight = await services.app.inject({
      method: 'OPTIONS',
      url: '/services/search',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'api-version,user-id,content-type',
      },
    })
    const answer = await search({})

    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toBe('POST')
    for (const name of ['api-version', 'user-id', 'content-type', 'lib-version', 'loop54-key'])
      expect(preflight.headers['access-control-allow-headers']).toContain(name)
    for (const { headers: sent } of [preflight, answer]) expect(sent['access-control-allow-origin']).toBe('*')
  })

  it('lets nobody of another origin ask anything else', async () => {
    const answer = await services.app.inject({ url: '/services/menu', headers: { origin: 'https://shop.example' } })

    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrackingId } from '#adapters/remote/tracking-id'
import type { SearchRequest } from '#application/ports/search-service'
import { answerOf, configOf, memoryStore, NOON, remoteShop, tokenFor } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const shop = () => remoteShop(server.origin)

describe('search', () => {
  const request: SearchRequest = {
    entityType: 'Product',
    skip: 24,
    take: 24,
    facets: [
      { name: 'brand', type: 'distinct' },
      { name: 'price', type: 'range' },
    ],
    selected: { brand: ['Nordventil'], price: { min: 50 } },
    sortBy: 'price',
  }
  const resultsOptions = {
    skip: 24,
    take: 24,
    sortBy: [{ type: 'attribute', attributeName: 'price', order: 'asc' }],
    facets: [
      {
        name: 'brand',
        attributeName: 'brand',
        type: 'distinct',
        selected: ['Nordventil'],
        sortBy: [{ type: 'item', order: 'asc' }],
      },
      { name: 'price', attributeName: 'price', type: 'range', selected: { min: 50 } },
    ],
    filter: { type: 'type', value: 'Product' },
  }
  const wireResults = {
    count: 137,
    facets: [
      { type: 'distinct', name: 'dn', items: [{ item: 15, count: 12, selected: true }] },
      { type: 'range', name: 'price', min: 4.9, max: 812, selectedMin: 50 },
    ],
    items: [
      { type: 'Product', id: 'P1', attributes: [{ name: 'articleNumbers', type: 'string', values: ['4208103'] }] },
      { type: 'Campaign', id: 'x' },
    ],
  }
  const results = {
    count: 137,
    prices: 'list',
    facets: [
      { type: 'distinct', name: 'dn', items: [{ item: '15', count: 12, selected: true }] },
      { type: 'range', name: 'price', min: 4.9, max: 812, selectedMin: 50, selectedMax: undefined },
    ],
    items: [{ type: 'Product', id: 'P1', attributes: { articleNumbers: ['4208103'] } }],
  }

  it('[SEARCH-06] [SEARCH-07] posts the query with api-version and user-id and without a token', async () => {
    server.answers({
      json: {
        makesSense: true,
        results: wireResults,
        relatedQueries: { count: 1, items: [{ query: 'ventil' }] },
        customData: { droppedWords: ['xyz'], respelledWords: [{ said: 'kulvetil', meant: 'kulventil' }] },
      },
    })
    const tab = shop()
    expect(await answerOf(tab.search.search('kulventil 15', request))).toEqual({
      ...results,
      spellingSuggestions: [],
      relatedQueries: ['ventil'],
      droppedWords: ['xyz'],
      respelledWords: [{ said: 'kulvetil', meant: 'kulventil' }],
    })
    const [asked] = server.requests
    expect(asked).toMatchObject({ method: 'POST', path: '/search/search' })
    expect(asked?.headers).toMatchObject({ 'api-version': 'V3', 'user-id': 'abcdefghijklmnopqrstu' })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.body).toMatchObject({ query: 'kulventil 15', resultsOptions })
    expect(tab.store.all()).toMatchObject({ _l54a: 'abcdefghijklmnopqrstu' })
  })

  it('[SEARCH-08] getEntitiesByAttribute posts the attribute', async () => {
    server.answers({ json: { results: wireResults } })
    const attribute = { name: 'category', value: 'vvs/ventiler' }
    expect(await answerOf(shop().search.entitiesByAttribute(attribute, request))).toEqual(results)
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/search/getEntitiesByAttribute' })
    expect(server.requests[0]?.body).toEqual({ attribute, resultsOptions })
  })

  it.each([
    ['a visitor: those including VAT', undefined, { prices: { basis: 'includingVat' } }],
    [
      'a user: those of the price list in their token',
      { priceList: 'handle' },
      { prices: { basis: 'own', list: 'handle' } },
    ],
    ['a user whose token names none: those of the service', {}, undefined],
  ])('says whose prices count for %s', async (_who, claims, customData) => {
    server.answers({ json: { results: wireResults, customData: { prices: 'own' } } })
    const tokens: Record<string, string> =
      claims === undefined ? {} : { 'current-token': tokenFor({ exp: NOON + 900, ...claims }), 'refresh-token': 'r' }
    const tab = remoteShop(server.origin, { tokens })
    const found = await answerOf(tab.search.entitiesByAttribute({ name: 'category', value: 'vvs' }, request))
    expect(found.prices).toBe('own')
    const [asked] = server.requests
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(Object(asked?.body)['customData']).toEqual(customData)
  })

  it('[PERM-12] [PERM-17] neither asks for nor passes on what the user must not see, and says so without a token', async () => {
    const priced = [{ name: 'price', type: 'number', values: [13.57] }]
    const items = [
      { type: 'Variant', id: '4208103', attributes: [...priced, { name: 'dn', type: 'number', values: [15] }] },
    ]
    server.answers({ json: { results: { count: 1, facets: [], items } } })
    const token = tokenFor({ exp: NOON + 900, permissionDenies: ['EJ_SE_PRISER'] })
    const tab = remoteShop(server.origin, { tokens: { 'current-token': token, 'refresh-token': 'refresh-1' } })

    const found = await answerOf(
      tab.search.entitiesByAttribute({ name: 'category', value: 'vvs' }, { ...request, sortBy: 'price' }),
    )

    expect(found.items).toEqual([{ type: 'Variant', id: '4208103', attributes: { dn: [15] } }])
    const [asked] = server.requests
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.body).toMatchObject({
      resultsOptions: { sortBy: [{ type: 'relevance', order: 'desc' }], facets: [{ name: 'brand' }] },
      customData: { withoutAttributes: ['price'] },
    })
  })

  it('[SEARCH-09] says the version that the configuration names, and the id under which behaviour is told', async () => {
    server.answers({ json: { results: wireResults } })
    const tab = remoteShop(server.origin, { config: () => configOf(server.origin, { searchApiVersion: 'V4' }) })
    await answerOf(tab.search.entitiesByAttribute({ name: 'category', value: 'vvs' }, request))
    expect(server.requests[0]?.headers).toMatchObject({ 'api-version': 'V4', 'user-id': tab.trackingId() })
    expect(tab.store.all()).toMatchObject({ _l54a: tab.trackingId() })
  })

  it('[TRACK-03] a tracking id is made once, and lasts the page where nothing can be stored', () => {
    let made = 0
    const ids = { next: () => `id-${(made += 1)}` }
    const store = memoryStore()
    expect([createTrackingId(store, ids)(), createTrackingId(store, ids)()]).toEqual(['id-1', 'id-1'])
    const forgetful = createTrackingId({ ...store, get: () => undefined }, ids)
    expect([forgetful(), forgetful()]).toEqual(['id-2', 'id-2'])
  })
})

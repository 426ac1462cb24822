import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchRequest } from '#application/ports/search-service'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { answerOf, failureOf, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const shop = (tokens?: Record<string, string>) => remoteShop(server.origin, tokens === undefined ? {} : { tokens })
const visitor = () => shop({})
const article = articleNumber('4208103')
const variants: SearchRequest = {
  entityType: 'Variant',
  skip: 0,
  take: 8,
  facets: [],
  selected: {},
  sortBy: 'popularity',
}
const campaign = (id: string, own: object = {}) => ({
  id,
  slug: `kampanj-${id}`,
  title: `Kampanj ${id}`,
  articleNumbers: ['4208103'],
  ...own,
})

describe('campaigns', () => {
  it('[CAMPAIGN-03] the active ones are asked for, with or without a token', async () => {
    server.answers({ json: [campaign('1')] })
    expect(await answerOf(visitor().campaigns.activeCampaigns())).toMatchObject([
      { id: '1', slug: 'kampanj-1', isAssortment: false, validUntil: undefined, articleNumbers: ['4208103'] },
    ])
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/campaign/campaigns/active-campaigns' })
  })

  it('[CAMPAIGN-02] an assortment says that it is one', async () => {
    server.answers({ json: [campaign('1', { isAssortment: true, validUntil: '2026-12-31' })] })
    expect(await answerOf(visitor().campaigns.activeCampaigns())).toMatchObject([
      { isAssortment: true, validUntil: '2026-12-31' },
    ])
  })

  it('[CAMPAIGN-04] a customer’s own are asked for when somebody is logged in', async () => {
    server.answers({ json: [campaign('2')] })
    expect(await answerOf(shop().campaigns.activeCustomerCampaigns())).toMatchObject([{ id: '2' }])
    expect(server.requests[0]).toMatchObject({ path: '/campaign/campaigns/active-campaigns/customer' })
    expect(server.requests[0]?.headers['authorization']).toMatch(/^Bearer /)
  })

  it('[CAMPAIGN-05] a selected group of products is asked for by its id', async () => {
    server.answers({ json: { id: 'mest-kopt', articleNumbers: ['4208103'] } })
    expect(await answerOf(visitor().campaigns.selectedProductGroup('mest-kopt'))).toEqual({
      id: 'mest-kopt',
      title: '',
      articleNumbers: ['4208103'],
    })
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/campaign/selected-product-groups/mest-kopt' })
  })

  it('[CAMPAIGN-04] a visitor has none of their own, and nobody is asked', async () => {
    server.answers()
    expect(await answerOf(visitor().campaigns.activeCustomerCampaigns())).toEqual([])
    expect(server.requests).toEqual([])
  })

  it('[CAMPAIGN-01] the list is asked for once, also by two at the same time; a new page asks once more', async () => {
    server.script(() => ({ json: [campaign('1')] }))
    const { campaigns } = shop()
    await Promise.all([answerOf(campaigns.activeCampaigns()), answerOf(campaigns.activeCampaigns())])
    await answerOf(campaigns.activeCampaigns())
    expect(server.requests).toHaveLength(1)
    await answerOf(shop().campaigns.activeCampaigns())
    expect(server.requests).toHaveLength(2)
  })

  it('[CAMPAIGN-01] a list that could not be had is asked for again', async () => {
    server.answers({ status: 422 }, { json: [campaign('1')] })
    const { campaigns } = shop()
    await failureOf(campaigns.activeCampaigns())
    expect(await answerOf(campaigns.activeCampaigns())).toHaveLength(1)
  })

  it('one who leaves does not stop the list for another who waits for it', async () => {
    server.answers({ json: [campaign('1')] })
    const { campaigns } = shop()
    const leaving = new AbortController()
    const first = campaigns.activeCampaigns({ signal: leaving.signal })()
    const second = answerOf(campaigns.activeCampaigns())
    leaving.abort()
    expect(await second).toHaveLength(1)
    await first
  })
})

describe('attribute sequences', () => {
  it('[SEARCH-10] are asked for by category, with 1 last and no token', async () => {
    server.answers({ json: { sequence: ['DN', 'Material'], disabled: false } })
    const { sequences } = shop()
    expect(await answerOf(sequences.sequencesByCategory('vvs/ventiler'))).toEqual({
      sequence: ['DN', 'Material'],
      disabled: false,
    })
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/sequence/attribute-sequence/vvs%2Fventiler/1' })
    expect(server.requests[0]?.headers['authorization']).toBeUndefined()
  })
})

describe('search', () => {
  it('completes what is typed', async () => {
    server.answers({
      json: {
        scopedQuery: { query: 'kulventil', scopes: ['vvs/ventiler'], scopeAttributeName: 'category' },
        queries: { count: 1, items: [{ query: 'kulventil' }] },
      },
    })
    expect(await answerOf(shop().search.autoComplete('kul', 5))).toEqual(['kulventil'])
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/search/autoComplete',
      body: { query: 'kul', queriesOptions: { take: 5 } },
    })
    expect(server.requests[0]?.headers).toMatchObject({ 'api-version': 'V3' })
    expect(server.requests[0]?.headers['authorization']).toBeUndefined()
  })

  it('[TRACK-06] [TRACK-07] [TRACK-09] tells what was done with articles, and whose it was', async () => {
    server.answers({ json: {} })
    await answerOf(
      shop().search.createEvents([
        { type: 'purchase', articleNumber: article, orderId: 'o-1', quantity: 2 },
        { type: 'click', articleNumber: article },
      ]),
    )
    expect(server.requests[0]).toMatchObject({
      path: '/search/createEvents',
      body: {
        events: [
          {
            type: 'purchase',
            entity: { type: 'Variant', id: '4208103' },
            orderId: 'o-1',
            quantity: 2,
          },
          { type: 'click', entity: { type: 'Variant', id: '4208103' } },
        ],
        trackingId: 'abcdefghijklmnopqrstu',
      },
    })
  })
})

describe('menu, breadcrumbs and stores', () => {
  it('[STORE-16] places are searched for by what was typed', async () => {
    const lerum = { zipCode: '', city: 'Lerum', latitude: 57.77, longitude: 12.269 }
    server.answers({ json: [lerum] })
    expect(await answerOf(shop().locations.searchAddresses('lerum'))).toEqual([lerum])
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/location/locations/addresses/search',
      body: { query: 'lerum' },
    })
  })

  it('[STORE-15] stores near one are asked for among those named, and come nearest first', async () => {
    const store = (id: string, distance: number) => ({ id, name: id, latitude: 57, longitude: 12, distance })
    server.answers({ json: [store('112', 31.4), store('111', 9.8)] })
    const near = await answerOf(shop().locations.nearby(locationId('110'), [locationId('111'), locationId('112')]))
    expect(near.map(({ id, distance }) => [id, distance])).toEqual([
      ['111', 9.8],
      ['112', 31.4],
    ])
    expect(server.requests[0]).toMatchObject({
      path: '/location/locations/110/nearby',
      query: { storeFilter: '111,112' },
    })
  })
})

describe('stock in a search', () => {
  it('is a filter of the search in its V3 shape, beside the kind of entity', async () => {
    server.answers({ json: { results: { count: 0, items: [] } } })
    const request: SearchRequest = { ...variants, inStockAt: locationId('110') }
    await answerOf(visitor().search.entitiesByAttribute({ name: 'category', value: 'vvs' }, request))
    expect(server.requests[0]?.body).toMatchObject({
      resultsOptions: {
        filter: {
          and: [
            { type: 'type', value: 'Variant' },
            { type: 'attribute', attributeName: 'inStockAt', value: '110', comparisonMode: 'equals' },
          ],
        },
      },
    })
  })
})

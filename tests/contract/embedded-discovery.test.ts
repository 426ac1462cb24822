import { isLeft } from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CampaignsCodec, SelectedProductGroupCodec } from '#adapters/contract/campaign'
import { decode, type Codec } from '#application/codecs/codec'
import {
  AddressesCodec,
  BreadcrumbTrailsCodec,
  LanguageConfigCodec,
  MenuCodec,
  NearbyStoresCodec,
  SequenceCodec,
} from '#adapters/contract/product'
import { refreshPopularity } from '#adapters/embedded/search/demand'
import { AutoCompleteAnswer, EntitiesAnswer } from '#adapters/contract/search'
import { givenOrder } from './support/given-order'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

let services: EmbeddedServices
let token = ''
beforeAll(async () => {
  services = await startEmbeddedServices()
  const answer = await services.app.inject({
    method: 'POST',
    url: '/services/v2/sessions/',
    payload: { username: 'user', password: 'Fackhandel-2026' },
  })
  token = answer.json().AuthenticationResult.AccessToken
})
afterAll(() => services.stop())

const decoded = <A>(codec: Codec<A>, body: string): A => {
  const answer = decode(codec, JSON.parse(body))
  if (isLeft(answer)) throw new Error(`${answer.left.join('\n')}\n${body.slice(0, 500)}`)
  return answer.right
}
const get = async <A>(path: string, codec: Codec<A>, headers: Record<string, string> = {}): Promise<A> => {
  const answer = await services.app.inject({ url: `/services${path}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return decoded(codec, answer.body)
}
const statusOf = async (path: string): Promise<number> =>
  (await services.app.inject({ url: `/services${path}` })).statusCode
const search = (path: string, payload: object) =>
  services.app.inject({
    method: 'POST',
    url: `/services${path}`,
    headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
    payload,
  })

describe('campaigns', () => {
  it('[CAMPAIGN-03] hold today: neither those that ended nor those to come are told', async () => {
    const campaigns = await get('/campaigns/active-campaigns', CampaignsCodec)
    const slugs = campaigns.map(({ slug }) => slug)
    expect(slugs).toContain('veckans-erbjudanden')
    expect(slugs).not.toContain('sommarrea')
    expect(slugs).not.toContain('vintertak')
    expect(campaigns.every(({ articleNumbers }) => articleNumbers.length > 0)).toBe(true)
  })

  it('[CAMPAIGN-02] are offers and assortments; an offer’s articles cost less', async () => {
    const campaigns = await get('/campaigns/active-campaigns', CampaignsCodec)
    expect(new Set(campaigns.map(({ isAssortment }) => isAssortment))).toEqual(new Set([true, false]))
    const offered = campaigns.find(({ slug }) => slug === 'veckans-erbjudanden')?.articleNumbers ?? []
    const found = await services.db
      .selectFrom('variants')
      .select('campaign_price')
      .where('article_number', 'in', [...offered])
      .execute()
    expect(found.filter(({ campaign_price }) => campaign_price === null)).toEqual([])
  })

  it('[CAMPAIGN-04] a customer’s own need a token and are nobody else’s', async () => {
    expect(await statusOf('/campaigns/active-campaigns/customer')).toBe(401)
    const own = await get('/campaigns/active-campaigns/customer', CampaignsCodec, { authorization: `Bearer ${token}` })
    expect(own.map(({ slug }) => slug)).toEqual(['lindqvists-servicebil'])
    const common = await get('/campaigns/active-campaigns', CampaignsCodec)
    expect(common.map(({ slug }) => slug)).not.toContain('lindqvists-servicebil')
  })

  it('a selected group of products is told by its id', async () => {
    const group = await get('/selected-product-groups/mest-kopt', SelectedProductGroupCodec)
    expect(group.articleNumbers).toHaveLength(12)
    expect(await statusOf('/selected-product-groups/nej')).toBe(404)
  })

  it('are listed like a category, by their articles', async () => {
    const [first] = await get('/campaigns/active-campaigns', CampaignsCodec)
    const answer = await search('/getEntitiesByAttribute', {
      attribute: { name: 'articleNumber', value: first?.articleNumbers },
      resultsOptions: { take: 1000 },
    })
    const { results } = decoded(EntitiesAnswer, answer.body)
    expect(results.items.map(({ id }) => id).toSorted()).toEqual([...(first?.articleNumbers ?? [])].toSorted())
  })
})

describe('attribute sequences', () => {
  it('[SEARCH-02] [SEARCH-10] tell the order of a category’s attributes, without a token', async () => {
    const valves = await get('/attribute-sequence/vvs%2Fventiler%2Fkulventiler/1', SequenceCodec)
    expect(valves.disabled).toBe(false)
    expect(valves.sequence.indexOf('DN')).toBeGreaterThanOrEqual(0)
    expect(new Set(valves.sequence).size).toBe(valves.sequence.length)
  })

  it('[SEARCH-02] one where different families lie together is disabled', async () => {
    expect(await get('/attribute-sequence/vvs/1', SequenceCodec)).toMatchObject({ disabled: true })
    expect(await statusOf('/attribute-sequence/nej/1')).toBe(404)
  })
})

describe('menu', () => {
  it('[CATALOG-22] an assortment narrows it to the categories that hold its articles', async () => {
    const whole = await get('/menu', MenuCodec)
    const narrowed = await get('/menu?assortment=pannrummet', MenuCodec)
    expect(narrowed.map(({ slug }) => slug)).toEqual(['varme'])
    expect(whole.length).toBeGreaterThan(narrowed.length)
    expect(await get('/menu?assortment=default', MenuCodec)).toEqual(whole)
    expect(await statusOf('/menu?assortment=nej')).toBe(404)
  })

  it('[CATALOG-19] [CATALOG-21] trails of several ids, by breadcrumbs, images and assortment; the unknown ones are told beside', async () => {
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/breadcrumbs/search',
      payload: { breadcrumbs: ['vvs/ventiler', '4208103', 'nej'], images: false, assortment: 'default' },
    })
    const { result, errors } = decoded(BreadcrumbTrailsCodec, answer.body)
    expect(result.map(({ id, breadcrumbs }) => [id, breadcrumbs.at(-1)?.slug])).toEqual([
      ['vvs/ventiler', 'vvs/ventiler'],
      ['4208103', 'vvs/ventiler/kulventiler'],
    ])
    expect(errors.map(({ id }) => id)).toEqual(['nej'])
  })

  it('is in Swedish, and addresses carry no language', async () => {
    expect(await get('/language-config', LanguageConfigCodec)).toEqual({
      defaultLocale: 'sv',
      locales: ['sv'],
      strategy: 'no_prefix',
    })
  })
})

describe('stores', () => {
  it('[STORE-15] near one, the nearest first, and only those named', async () => {
    const near = await get('/locations/110/nearby', NearbyStoresCodec)
    const distances = near.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(near.map(({ id }) => id)).not.toContain('110')
    // Ringön lies some nine kilometres from Mölndal.
    const [ringon] = await get('/locations/110/nearby?storeFilter=111', NearbyStoresCodec)
    expect(ringon?.distance).toBeGreaterThan(5)
    expect(ringon?.distance).toBeLessThan(15)
    expect(await statusOf('/locations/nej/nearby')).toBe(404)
  })
})

describe('places', () => {
  const found = async (query: unknown) =>
    decoded(AddressesCodec, (await search('/locations/addresses/search', { query })).body)
  const cities = async (query: string) => (await found(query)).map(({ city }) => city)

  it('[STORE-16] are found by town, with and without capitals and Swedish letters, whole names first', async () => {
    expect((await cities('Mölndal'))[0]).toBe('Mölndal')
    expect((await cities('molndal'))[0]).toBe('Mölndal')
    expect(await cities('lu')).toEqual(['Ludvika', 'Luleå', 'Lund'])
    expect((await cities('Storgatan 5, Lund'))[0]).toBe('Lund')
    expect((await cities('grums'))[0]).toBe('Grums')
    expect((await cities('Upplands Väsby'))[0]).toBe('Upplands Väsby')
    const [kiruna] = await found('Kiruna')
    expect(kiruna?.latitude).toBeGreaterThan(67)
  })

  it('[STORE-16] are found by zip code, with or without its blank, and by its beginning', async () => {
    expect((await found('431 37'))[0]).toMatchObject({ city: 'Mölndal', zipCode: '43137' })
    expect((await found('43437'))[0]).toMatchObject({ city: 'Kungsbacka', zipCode: '43437' })
    expect((await cities('434'))[0]).toBe('Kungsbacka')
    // Nobody lives in 439; the region does.
    expect((await found('43900')).every(({ zipCode }) => zipCode === '')).toBe(true)
    expect(await cities('43900')).toContain('Mölndal')
  })

  it('[STORE-16] are none where nothing fits, and a body without a query is refused', async () => {
    expect(await found('Xyzköping')).toEqual([])
    expect(await found('')).toEqual([])
    expect((await search('/locations/addresses/search', {})).statusCode).toBe(400)
  })
})

describe('search', () => {
  const completed = async (query: string) =>
    decoded(AutoCompleteAnswer, (await search('/autoComplete', { query, queriesOptions: { take: 5 } })).body)

  it('completes what is typed, with and without Swedish letters, and says where to look', async () => {
    const { queries, scopedQuery } = await completed('kulv')
    expect(queries.items.map(({ query }) => query)).toContain('kulventil')
    expect(scopedQuery).toMatchObject({ scopeAttributeName: 'category', scopes: ['vvs/ventiler/kulventiler'] })
    const plain = (await completed('kopparror')).queries.items.map(({ query }) => query)
    expect(plain).toContain('kopparrör')
  })

  it('finds what was bought together with an article first', async () => {
    const bought = (id: string, orderId: string) => ({
      ...{ type: 'purchase', entity: { type: 'Variant', id }, orderId, quantity: 1 },
    })
    const related = async () => {
      const answer = await search('/getRelatedEntities', {
        entity: { type: 'Variant', id: '4208103' },
        resultsOptions: { take: 3 },
      })
      return decoded(EntitiesAnswer, answer.body).results.items.map(({ id }) => id)
    }
    expect(await related()).not.toContain('6720511')
    const invented = [bought('4208103', 'o-1'), bought('6720511', 'o-1')]
    expect((await search('/createEvents', { events: invented })).json()).toEqual({})
    expect(await related()).not.toContain('6720511')

    const order = await givenOrder(services.db, ['4208103', '6720511'])
    const real = [bought('4208103', order), bought('6720511', order)]
    expect((await search('/createEvents', { events: real })).json()).toEqual({})
    expect((await related())[0]).toBe('6720511')
  })

  it('[TRACK-06] what visitors ask for becomes more popular, once a day each, and never without end', async () => {
    const own = await startEmbeddedServices({ demo: false })
    const post = async (path: string, payload: object, visitor = 'a', remoteAddress = '192.0.2.1') => {
      const headers = { 'api-version': 'V3', 'user-id': visitor }
      const answer = await own.app.inject({ method: 'POST', url: `/services${path}`, headers, payload, remoteAddress })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.body
    }
    const popular = async () => {
      const body = {
        attribute: { name: 'category', value: 'vvs' },
        resultsOptions: {
          take: 50,
          filter: { type: 'type', value: 'Variant' },
          sortBy: [{ type: 'popularity', order: 'desc' }],
        },
      }
      return decoded(EntitiesAnswer, await post('/getEntitiesByAttribute', body)).results.items.map(({ id }) => id)
    }
    const before = await popular()
    const late = before.at(-1) ?? ''
    const purchase = (orderId: string) => ({
      ...{ type: 'purchase', entity: { type: 'Variant', id: late }, orderId, quantity: 500 },
    })
    const bought = purchase(await givenOrder(own.db, [late]))
    const others = ['addtocart', 'click'].map((type) => ({ type, entity: { type: 'Variant', id: late } }))
    const unknown = { type: 'purchase', entity: { type: 'Variant', id: 'nothing' } }
    await post('/createEvents', { events: [bought, bought, ...others, unknown] })
    const after = await popular()
    expect(after.indexOf(late)).toBeLessThan(before.indexOf(late))
    expect(after.filter((id) => id !== late)).toEqual(before.filter((id) => id !== late))

    await post('/createEvents', { events: [bought] })
    const ofOthers = purchase(await givenOrder(own.db, [late], '104830'))
    await post('/createEvents', { events: [bought, ofOthers, ...others] }, 'b', '198.51.100.7')
    await refreshPopularity(own.db)
    await refreshPopularity(own.db)
    const demand = await own.db.selectFrom('article_demand').selectAll().execute()
    expect(demand.map(({ article_number, score }) => [article_number, Number(score.toFixed(1))])).toEqual([[late, 6.6]])
    const { popularity, start_popularity } = await own.db
      .selectFrom('search_articles')
      .select(['popularity', 'start_popularity'])
      .where('article_number', '=', late)
      .executeTakeFirstOrThrow()
    expect(popularity - (start_popularity ?? 0)).toBeCloseTo(6.6 / 16.6, 3)

    await sql`update article_demand set counted_at = now() - interval '1 year'`.execute(own.db)
    await refreshPopularity(own.db)
    expect(await own.db.selectFrom('article_demand').selectAll().execute()).toEqual([])
    await own.stop()
  })

  it('refuses events that say nothing, in the words of its protocol', async () => {
    for (const events of [[], [{ type: 'click', entity: { type: 'Variant', id: '' } }]]) {
      const answer = await search('/createEvents', { events })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ code: 400, status: 'Bad Request' })
    }
  })
})

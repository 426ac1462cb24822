import { isLeft } from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '#application/codecs/codec'
import { SearchAnswer } from '#adapters/contract/search'
import { foreignMakes } from '#adapters/embedded/search/foreign-makes'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'

const POSITIONS = 10
/** Of goods named by two words that stand apart another order is as good. */
const oneWordGoods = foreignMakes.filter(([goods]) => !goods.includes(' '))

describe('a query that finds nothing as it is typed', () => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: 3000, demo: false })
  })
  afterAll(() => services.stop())

  const search = async (query: string, entity = 'Variant'): Promise<SearchAnswer> => {
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/search',
      headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
      payload: {
        query,
        resultsOptions: { take: POSITIONS, filter: { type: 'type', value: entity } },
        spellingSuggestionsOptions: { take: 3 },
        relatedQueriesOptions: { take: 3 },
      },
    })
    const read = decode(SearchAnswer, answer.json())
    if (isLeft(read)) throw new Error(read.left.join('\n'))
    return read.right
  }
  const idsOf = ({ results }: SearchAnswer) => results.items.map(({ id }) => id)
  const namesOf = ({ results }: SearchAnswer) =>
    results.items.map(({ attributes = [] }) => String(attributes.find(({ name }) => name === 'name')?.values[0]))
  const suggested = ({ spellingSuggestions }: SearchAnswer) =>
    spellingSuggestions?.items.map(({ query }) => query) ?? []

  it.each([
    ['kulventil xyz', 'kulventil', ['xyz']],
    ['billig kulventil', 'kulventil', ['billig']],
    ['ikea tvättställsblandare', 'tvättställsblandare', ['ikea']],
    ['taklampa badrum', 'taklampa', ['badrum']],
  ])(
    '[SEARCH-07] “%s” finds what “%s” finds, and says which word was left out',
    async (query, without, droppedWords) => {
      const found = await search(query)
      expect(found.customData).toEqual({ droppedWords, respelledWords: [] })
      expect(idsOf(found)).toEqual(idsOf(await search(without)))
      expect(found.results.count).toBeGreaterThan(0)
    },
  )

  it.each([
    ['radjator c22', 'radjator', 'radiator', 'radiator c22'],
    ['backventl 1/2"', 'backventl', 'backventil', 'backventil 1/2"'],
  ])('“%s” finds what was meant, says so, and offers it without inner tokens', async (query, said, meant, offered) => {
    const found = await search(query)
    expect(found.customData).toEqual({ droppedWords: [], respelledWords: [{ said, meant }] })
    expect(suggested(found)).toEqual([offered])
    expect(idsOf(found)).toEqual(idsOf(await search(offered)))
  })

  it.each([
    ['presspistol', /^Pressmaskin/],
    ['skarvkoppling', /koppling rak/],
    ['tätningsmassa', /silikon/],
  ])('“%s” finds first what the trade means by it', async (query, goods) => {
    const first = namesOf(await search(query)).slice(0, 2)
    expect(first).toEqual([expect.stringMatching(goods), expect.stringMatching(goods)])
  })

  it.each(['spik 75', 'gipsskiva 13', 'mölndal', 'xyz 22'])(
    '“%s” does not become any goods of that size',
    async (query) => {
      expect((await search(query)).results.count).toBe(0)
    },
  )

  it.each([
    'pop-nit',
    'wago klämma',
    'gängstång m8',
    'lekande mutter 1/2',
    'fk 1,5 svart',
    'knäskydd',
    'lin till gängor',
    'lin och pasta',
  ])('“%s”, which is not sold, is not taken for other goods', async (query) => {
    const found = await search(query)
    expect(namesOf(found)).toEqual([])
    expect(suggested(found)).toEqual([])
  })

  it.each(['skyddsglasögon', 'köksfläkt', 'gipsskiva 13', 'kabelstege', 'dörrhandtag', 'öronproppar', 'stege 3 m'])(
    'nothing is offered instead of “%s”, since other goods are merely spelled like it',
    async (query) => {
      expect(suggested(await search(query))).toEqual([])
    },
  )

  it.each([
    ['xkulventil', 'kulventil'],
    ['radjiatoren', 'radiatorer'],
  ])('“%s” is offered as “%s”', async (query, meant) => {
    expect(suggested(await search(query))).toContain(meant)
  })

  it.each(['glykol 10 limmm', 'skyddsglasögon', 'köksfläkt', 'gänga 1/2 nippel xförnicklad'])(
    'what is offered instead of “%s” finds something',
    async (query) => {
      for (const suggestion of suggested(await search(query))) {
        expect(suggestion).not.toMatch(/\d[dpe]\d/)
        expect((await search(suggestion)).results.count, suggestion).toBeGreaterThan(0)
      }
    },
  )

  it.each(oneWordGoods.flatMap(([goods, ...makes]) => makes.map((make) => [make, goods] as const)))(
    '[SEARCH-07] the make “%s”, which is not sold, leads to %s',
    async (make, goods) => {
      const found = await search(make)
      expect(found.results.count).toBeGreaterThan(0)
      expect(idsOf(found)).toEqual(idsOf(await search(goods)))
    },
  )

  it('[SEARCH-07] a make of press fittings leads to press fittings', async () => {
    const names = namesOf(await search('viega'))
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !name.toLowerCase().includes('press'))).toEqual([])
  })

  it.each([
    ['kopparrör', /^Kopparrör hårt/],
    ['vitt kopparrör', /^Kopparrör vit/],
    ['press', /^Pressvinkel/],
  ])('“%s” finds first what is usually meant', async (query, name) => {
    const first = namesOf(await search(query)).slice(0, 3)
    expect(first).toHaveLength(3)
    expect(first.filter((one) => !name.test(one))).toEqual([])
  })

  it('says nothing of the kind when it found something as typed', async () => {
    expect((await search('kulventil 1/2')).customData).toEqual({})
  })

  it('without a word leaves out what has it', async () => {
    const names = namesOf(await search('kulventil -rostfri'))
    expect(names).toHaveLength(POSITIONS)
    expect(names.filter((name) => name.includes('rostfri') || !name.toLowerCase().includes('kulventil'))).toEqual([])
  })

  it('has a name beside it that is no inflection of it', async () => {
    const related = async (query: string) => (await search(query)).relatedQueries?.items.map((item) => item.query)
    expect(await related('kulventil')).not.toContain('kulventiler')
    expect(await related('kulventil')).not.toContain('o-ringar')
    expect(await related('ventil')).toContain('kulventiler')
  })

  it.each([
    ['mutter och bricka m8', 'mutter m8', 'bricka m8'],
    ['spirorör & ljuddämpare 125', 'spirorör 125', 'ljuddämpare 125'],
    ['skruv och plugg', 'skruv', 'plugg'],
    ['golvbrunn 75 och rensrör 110', 'golvbrunn 75', 'rensrör 110'],
  ])('“%s” asks for two goods, and finds what “%s” and what “%s” find', async (query, first, second) => {
    const [both, one, other] = [await search(query), await search(first), await search(second)].map(
      ({ results }) => results.count,
    )
    expect(both).toBeGreaterThan(Math.max(one ?? 0, other ?? 0))
    expect(both).toBeLessThanOrEqual((one ?? 0) + (other ?? 0))
  })

  it.each([
    ['mutter och bricka m8', /mutter/i, /bricka/i],
    ['skruv och plugg', /skruv/i, /plugg/i],
    ['golvbrunn 75 och rensrör 110', /^Golvbrunn.* 75 /, /^Rensrör.* 110 /],
  ])('“%s” shows both goods among the first ten, and nothing else', async (query, first, second) => {
    const names = namesOf(await search(query))
    expect(names.filter((name) => first.test(name))).not.toEqual([])
    expect(names.filter((name) => second.test(name))).not.toEqual([])
    expect(names.filter((name) => !first.test(name) && !second.test(name))).toEqual([])
  })

  it('finds products by sizes too', async () => {
    const { results } = await search('rörklammer 22', 'Product')
    expect(results.items.map(({ id }) => id)).not.toEqual([])
  })
})

describe('articles that fit equally well', () => {
  it('come in the order in which they are bought', async () => {
    const services = await startEmbeddedServices({ catalogueSize: 3000, demo: false })
    const { db } = services
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/search',
      headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
      payload: { query: 'träskruv 4,5x60', resultsOptions: { take: POSITIONS } },
    })
    const read = decode(SearchAnswer, answer.json())
    if (isLeft(read)) throw new Error(read.left.join('\n'))
    const ids = read.right.results.items.map(({ id }) => id)
    const rows = await db
      .selectFrom('search_articles')
      .select(['article_number', 'popularity'])
      .where('article_number', 'in', ids)
      .execute()
    const popularity = ids.map((id) => rows.find(({ article_number }) => article_number === id)?.popularity ?? 0)
    expect(popularity.length).toBeGreaterThan(1)
    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
    await services.stop()
  })
})

import { isLeft } from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EntitiesAnswer, SearchAnswer, type WireResults } from '#adapters/contract/search'
import { limits } from '#adapters/embedded/limits'
import { decode, type Codec } from '#application/codecs/codec'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { onEachEngine } from './support/engines'

const headers = { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' }
const products = { type: 'type', value: 'Product' }
const facet = (name: string, selected: readonly (string | number)[] = []) => ({
  name,
  attributeName: name,
  type: 'distinct',
  selected,
})

await onEachEngine('search', (database) => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({}, database)
  })
  afterAll(() => services.stop())

  const post = (path: string, payload: object, sent: Record<string, string> = headers) =>
    services.app.inject({ method: 'POST', url: `/services${path}`, headers: sent, payload })

  const decoded = <A>(codec: Codec<A>, body: string): A => {
    const answer = decode(codec, JSON.parse(body))
    if (isLeft(answer)) throw new Error(answer.left.join('\n'))
    return answer.right
  }

  const search = async (query: string, resultsOptions: object = {}, more: object = {}) => {
    const answer = await post('/search', { query, resultsOptions: { take: 50, ...resultsOptions }, ...more })
    expect(answer.statusCode, answer.body).toBe(200)
    return decoded(SearchAnswer, answer.body)
  }

  const inCategory = async (slug: string, resultsOptions: object = {}): Promise<WireResults> => {
    const answer = await post('/getEntitiesByAttribute', {
      attribute: { name: 'category', value: slug },
      resultsOptions: { take: 50, ...resultsOptions },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return decoded(EntitiesAnswer, answer.body).results
  }

  const valuesOf = (results: WireResults, name: string) =>
    results.items.map(({ attributes }) => attributes?.find((attribute) => attribute.name === name)?.values ?? [])

  const optionsOf = (results: WireResults, name: string) => {
    const found = results.facets?.find((one) => one.name === name)
    if (found?.type !== 'distinct') throw new Error(`No distinct facet ${name}`)
    return found.items
  }

  describe('finds', () => {
    it.each([
      ['its number', '4208103'],
      ['its number with blanks', '420 81 03'],
      ['its number with leading zeros', '0004208103'],
      ['its EAN', '7391242081036'],
      ['its EAN with blanks', '7 391242 081036'],
    ])('an article by %s', async (_how, query) => {
      const { results } = await search(query)
      expect(results.items[0]?.id).toBe('4208103')
    })

    it('[CART-52] [SEARCH-08] articles by any of their numbers as an attribute, as they are written', async () => {
      const by = async (...value: readonly string[]) => {
        const answer = await post('/getEntitiesByAttribute', { attribute: { name: 'number', value } })
        expect(answer.statusCode, answer.body).toBe(200)
        return decoded(EntitiesAnswer, answer.body)
          .results.items.map(({ id }) => id)
          .toSorted()
      }
      expect(await by('7 391242 081036', 'RSK 420 81 02', '7391242081037', "'; --")).toEqual(['4208102', '4208103'])
      expect(await by('42081')).toEqual([])
    })

    it('the very number first, then numbers that begin so', async () => {
      const { results } = await search('42081')
      expect(results.items.map(({ id }) => id).toSorted()).toEqual([
        '4208101',
        '4208102',
        '4208103',
        '4208104',
        '4208105',
        '4208106',
      ])
    })

    it('a few articles where a number begins as those of nearly all do', async () => {
      const { results } = await search('7391', { take: 1000 })
      expect(results.count).toBeGreaterThan(0)
      expect(results.count).toBeLessThanOrEqual(limits.search.mostByBeginningOfNumber)
    })

    it('a compound by its last part, and by a beginning', async () => {
      for (const query of ['ventil', 'kulv', 'KULVENTILER']) {
        const { results } = await search(query, { take: 1000 })
        expect(valuesOf(results, 'name').flat(), query).toContain('Kulventil FF 1000 DN20')
      }
    })

    it('a size beside a word', async () => {
      const { results } = await search('kulventil 15')
      expect(results.items[0]?.id).toBe('4208102')
    })

    it('what was probably meant when nothing is spelled so, and says it', async () => {
      const { results, spellingSuggestions, customData } = await search(
        'kulvnetil',
        {},
        { spellingSuggestionsOptions: { take: 3 } },
      )
      expect(results.count).toBeGreaterThan(0)
      expect(customData).toEqual({ droppedWords: [], respelledWords: [{ said: 'kulvnetil', meant: 'kulventil' }] })
      expect(spellingSuggestions?.items.map(({ query }) => query)).toEqual(['kulventil'])
    })

    it('narrower queries for the same need', async () => {
      const { relatedQueries } = await search('ventil', {}, { relatedQueriesOptions: { take: 3 } })
      expect(relatedQueries?.items.map(({ query }) => query)).toContain('kulventiler')
    })

    it('what lies beside the hits, when asked', async () => {
      const { results, relatedResults } = await search('4208103', {}, { relatedResultsOptions: { take: 5 } })
      expect(relatedResults?.items).toHaveLength(5)
      const hits = results.items.map(({ id }) => id)
      expect(relatedResults?.items.filter(({ id }) => hits.includes(id))).toEqual([])
    })
  })

  describe('groups', () => {
    it('articles into products, each with its articles by dimension', async () => {
      const results = await inCategory('vvs/ventiler/kulventiler', { filter: products, take: 100 })
      const found = results.items.find(({ id }) => id === 'p4208100')
      expect(found?.type).toBe('Product')
      expect(found?.attributes?.find(({ name }) => name === 'articleNumbers')?.values).toEqual([
        '4208101',
        '4208102',
        '4208103',
        '4208104',
        '4208105',
        '4208106',
      ])
      expect(new Set(results.items.map(({ id }) => id)).size).toBe(results.count)
    })

    it('only the articles that pass the facets', async () => {
      const results = await inCategory('vvs/ventiler/kulventiler', {
        filter: products,
        take: 100,
        facets: [facet('dn', [15, 20])],
      })
      expect(valuesOf(results, 'articleNumbers')).toContainEqual(['4208102', '4208103'])
    })
  })

  describe('facets', () => {
    const slug = 'vvs/ventiler'

    it.each([
      ['articles', undefined],
      ['products', products],
    ])('count what choosing them gives, in %s', async (_kind, filter) => {
      const before = await inCategory(slug, {
        filter,
        facets: [facet('brand', ['Nordventil', 'Kvarnsjö']), facet('dn')],
      })
      for (const { item, count } of optionsOf(before, 'dn')) {
        const after = await inCategory(slug, {
          filter,
          facets: [facet('brand', ['Nordventil', 'Kvarnsjö']), facet('dn', [String(item)])],
        })
        expect(after.count, `DN${item}`).toBe(count)
      }
    })

    it('add options of one facet and narrow by several', async () => {
      const count = async (...facets: object[]) => (await inCategory(slug, { facets })).count
      const [nordventil, kvarnsjo] = [
        await count(facet('brand', ['Nordventil'])),
        await count(facet('brand', ['Kvarnsjö'])),
      ]
      expect(await count(facet('brand', ['Nordventil', 'Kvarnsjö']))).toBe(nordventil + kvarnsjo)
      expect(await count(facet('brand', ['Nordventil']), facet('dn', [20]))).toBeLessThan(nordventil)
    })

    it('keep a ticked option that finds nothing, in the order asked for', async () => {
      const results = await inCategory(slug, {
        facets: [{ ...facet('dn', ['999']), sortBy: [{ type: 'item', order: 'asc' }] }],
      })
      const options = optionsOf(results, 'dn')
      expect(options.at(-1)).toEqual({ item: '999', count: 0, selected: true })
      const sizes = options.map(({ item }) => Number(item))
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    })

    it('give the bounds of a range and hold what is set', async () => {
      const price = { name: 'price', attributeName: 'price', type: 'range' }
      const whole = await inCategory(slug, { facets: [price] })
      const [range] = whole.facets ?? []
      if (range?.type !== 'range') throw new Error('No range')
      const narrowed = await inCategory(slug, { take: 1000, facets: [{ ...price, selected: { min: 200, max: 400 } }] })
      expect(narrowed.facets).toEqual([{ ...range, selectedMin: 200, selectedMax: 400 }])
      expect(
        valuesOf(narrowed, 'price')
          .flat()
          .filter((amount) => Number(amount) < 200 || Number(amount) > 400),
      ).toEqual([])
      expect(narrowed.count).toBeGreaterThan(0)
      expect(narrowed.count).toBeLessThan(whole.count)
    })
  })

  describe('pages and orders', () => {
    it('go on where the page before ended', async () => {
      const options = { sortBy: [{ type: 'attribute', attributeName: 'price', order: 'asc' }] }
      const whole = await inCategory('vvs', { ...options, take: 40 })
      const second = await inCategory('vvs', { ...options, skip: 20, take: 20 })
      expect(second.items.map(({ id }) => id)).toEqual(whole.items.slice(20).map(({ id }) => id))
      const prices = valuesOf(whole, 'price').flatMap(([price]) => (price === undefined ? [] : [Number(price)]))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    })

    it('sort names as Swedes do and dimensions by size', async () => {
      const names = await inCategory('vvs', {
        take: 100,
        sortBy: [{ type: 'attribute', attributeName: 'name', order: 'asc' }],
        filter: products,
      })
      const sorted = valuesOf(names, 'name').flat().map(String)
      expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('sv', { numeric: true }).compare))
      const sizes = await inCategory('vvs', {
        take: 100,
        sortBy: [{ type: 'attribute', attributeName: 'dimension', order: 'desc' }],
      })
      const numbers = valuesOf(sizes, 'dimension').flat().map(Number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    })

    it('take five when nothing is said', async () => {
      const answer = await post('/getEntitiesByAttribute', { attribute: { name: 'category', value: ['vvs', 'varme'] } })
      expect(decoded(EntitiesAnswer, answer.body).results.items).toHaveLength(5)
    })
  })

  describe('filters', () => {
    it('are joined, turned round and compared', async () => {
      const filter = {
        and: [
          { attributeName: 'rsk' },
          { not: { attributeName: 'discontinued', value: true } },
          {
            or: [
              { attributeName: 'brand', value: 'Tappen' },
              { attributeName: 'brand', value: 'vent', comparisonMode: 'contains' },
            ],
          },
          { attributeName: 'price', value: 200, comparisonMode: 'lessThan' },
        ],
      }
      const results = await inCategory('vvs', { take: 1000, filter })
      expect(results.count).toBeGreaterThan(0)
      expect(valuesOf(results, 'rsk').filter((values) => values.length === 0)).toEqual([])
      expect(valuesOf(results, 'discontinued').flat()).not.toContain(true)
      expect(new Set(valuesOf(results, 'brand').flat())).toEqual(new Set(['Tappen', 'Nordventil']))
      expect(
        valuesOf(results, 'price')
          .flat()
          .filter((price) => Number(price) >= 200),
      ).toEqual([])
    })
  })

  describe('refuses in the words of the protocol', () => {
    it.each([
      ['a query without words', { query: ' ' }, headers, 'query'],
      ['no query', {}, headers, 'query'],
      ['too large a page', { query: 'rör', resultsOptions: { take: 100_000 } }, headers, 'take'],
      ['an unknown sorting', { query: 'rör', resultsOptions: { sortBy: [{ type: 'luck' }] } }, headers, 'sortBy'],
      [
        'an unknown comparison',
        { query: 'rör', resultsOptions: { filter: { attributeName: 'x', value: 1, comparisonMode: 'near' } } },
        headers,
        'filter',
      ],
      ['another version', { query: 'rör' }, { ...headers, 'api-version': 'V2' }, 'api-version'],
      ['nobody', { query: 'rör' }, { 'api-version': 'V3' }, 'user-id'],
    ])('%s', async (_what, body, sent, parameter) => {
      const answer = await post('/search', body, sent)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: { code: 400, status: 'Bad Request', parameter } })
    })

    it('a body that is no JSON', async () => {
      const answer = await services.app.inject({
        method: 'POST',
        url: '/services/search',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{',
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: { code: 400 } })
    })

    it.each(["' or 1=1 --", '%', 'a & b | !', '\\', '😀 ventil', 'ventil:*', "kul''ventil"])(
      'nothing of odd signs: %s',
      async (query) => {
        const answer = await post('/search', { query })
        expect([200, 400]).toContain(answer.statusCode)
      },
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatListingAddress, parseListingAddress } from '#application/queries/listing-address'
import { MOST_SHOWN, PAGE_SIZE, type ResultWindow } from '#application/queries/result-window'
import { formatSearchAddress, parseSearchAddress } from '#application/queries/search-address'
import { sortings } from '#application/ports/search-service'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const values = fc.uniqueArray(text, { minLength: 1, maxLength: 4 })
const bound = fc.integer({ min: 0, max: 99_999_999 }).map((ore) => ore / 100)
const range = fc.oneof(fc.record({ min: bound, max: bound }), fc.record({ min: bound }), fc.record({ max: bound }))

const resultWindow: fc.Arbitrary<ResultWindow> = fc.record({
  sortBy: fc.constantFrom(...sortings),
  from: fc.nat({ max: 50 }).map((pages) => pages * MOST_SHOWN),
  shown: fc.integer({ min: 1, max: MOST_SHOWN / PAGE_SIZE }).map((pages) => pages * PAGE_SIZE),
  selected: fc.record({ dn: values, brand: values, price: range }, { requiredKeys: [] }),
  inStock: fc.boolean(),
  bought: fc.boolean(),
})

const segment = text.filter((part) => !part.includes('/'))
const slug = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'))

const urlOf = (address: string): URL => new URL(address, 'https://dahl.localhost')

describe('the address of a listing', () => {
  it('reads back what was written', () => {
    const listing = fc.tuple(slug, resultWindow).map(([path, view]) => ({ slug: path, ...view }))
    fc.assert(
      fc.property(listing, (address) => {
        const [pathname = '', search = ''] = formatListingAddress(address).split(/(?=\?)/)
        expect(parseListingAddress({ pathname, search })).toEqual(address)
      }),
    )
  })

  it('is short when nothing is chosen', () => {
    const address = parseListingAddress(urlOf('/kategorier/vvs/ventiler/'))
    expect(address).toEqual({
      slug: 'vvs/ventiler',
      sortBy: 'dimension',
      from: 0,
      shown: 24,
      selected: {},
      inStock: false,
      bought: false,
    })
    expect(formatListingAddress(address)).toBe('/kategorier/vvs/ventiler')
  })

  it('reads facets, sorting and how much is shown', () => {
    const url = urlOf('/kategorier/vvs?brand=LK&brand=Tappen&price.min=10,50&sortera=price&visa=48&lager=i-lager')
    expect(parseListingAddress(url)).toEqual({
      slug: 'vvs',
      sortBy: 'price',
      from: 0,
      shown: 48,
      selected: { brand: ['LK', 'Tappen'], price: { min: 10.5 } },
      inStock: true,
      bought: false,
    })
  })

  it.each([
    ['visa=0', 24],
    ['visa=-3', 24],
    ['visa=abc', 24],
    ['visa=25', 48],
    ['visa=1000000', MOST_SHOWN],
    ['visa=Infinity', MOST_SHOWN],
  ])('%s shows %i', (search, shown) => {
    expect(parseListingAddress({ pathname: '/kategorier/vvs', search })).toMatchObject({ shown })
  })

  it.each([
    ['fran=0', 0],
    ['fran=-96', 0],
    ['fran=abc', 0],
    ['fran=Infinity', 960_000],
    ['fran=100', 96],
    ['fran=192', 192],
  ])('%s begins after %i', (search, from) => {
    expect(parseListingAddress({ pathname: '/kategorier/vvs', search })).toMatchObject({ from })
  })

  it('takes no harm from what others hang on it', () => {
    const url = urlOf(
      '/kategorier/vvs?utm_source=brev&__proto__=x&sortera=slump&lager=ja&brand=&brand=LK&brand=LK&price.max=1e9',
    )
    expect(parseListingAddress(url)).toEqual({
      slug: 'vvs',
      sortBy: 'dimension',
      from: 0,
      shown: 24,
      selected: { brand: ['LK'] },
      inStock: false,
      bought: false,
    })
    expect(parseListingAddress({ pathname: '/kategorier/%E0%A4%A', search: '' })).toMatchObject({ slug: '%E0%A4%A' })
  })
})

describe('an address that somebody made up', () => {
  it('narrows by no more values than anybody ticks', () => {
    const search = `?${Array.from({ length: 1000 }, (_, brand) => `brand=${brand}`).join('&')}`
    expect(parseListingAddress({ pathname: '/kategorier/vvs', search }).selected['brand']).toHaveLength(50)
  })
})

describe('the address of a search', () => {
  it('reads back what was written', () => {
    const search = fc.tuple(text, resultWindow).map(([query, view]) => ({ query: query.trim(), ...view }))
    fc.assert(
      fc.property(search, (address) => {
        expect(parseSearchAddress(urlOf(formatSearchAddress(address)))).toEqual(address)
      }),
    )
  })

  it('searches for the beginning of a text that is too long', () => {
    const { query } = parseSearchAddress({ search: `?q=${'ventil '.repeat(100)}` })

    expect(query).toBe('ventil '.repeat(100).slice(0, 200))
  })

  it('sorts by relevance unless said', () => {
    expect(parseSearchAddress(urlOf('/search?q=%20kulventil%2015%20'))).toEqual({
      query: 'kulventil 15',
      sortBy: 'relevance',
      from: 0,
      shown: 24,
      selected: {},
      inStock: false,
      bought: false,
    })
  })
})

import { limits } from '#adapters/embedded/limits'
import type { Asked, Asker } from './asked'
import { item } from './limit-cases'

const times = <A>(many: number, one: (index: number) => A): readonly A[] =>
  Array.from({ length: many }, (_, index) => one(index))

const { search: most, cart, locations, catalogue } = limits
const attributes = [
  'name',
  'material',
  'connection',
  'brand',
  'dn',
  'dimension',
  'price',
  'family',
  'category',
  'inStockAt',
]
const at = (index: number): string => attributes[index % attributes.length] ?? 'name'

const contains = (name: string) => ({
  attributeName: name,
  comparisonMode: 'contains',
  value: times(most.mostContained, (index) => `zzz${index}`),
})
const compares = (comparisonMode: string) => ({
  attributeName: 'price',
  comparisonMode,
  value: times(most.mostCompared, (index) => (comparisonMode.startsWith('less') ? -index : 1e8 + index)),
})
const widest = {
  or: [
    ...times(most.mostConditions - 2, (index) => ({ attributeName: at(index), value: `zzz${index}` })),
    contains('name'),
    compares('greaterThan'),
  ],
}
const facets = (type: 'distinct' | 'range', selected?: unknown) =>
  times(most.mostFacets, (index) => ({ name: `f${index}`, attributeName: at(index), type, selected }))
/** One less in each, since the attribute of the question counts too. */
const ticked = times(most.mostValues / most.mostFacets - 1, (index) => index)

const options: readonly (readonly [string, object])[] = [
  ['texts that no index finds', { filter: contains('name') }],
  ['texts in a list of places', { filter: contains('inStockAt') }],
  ['amounts above', { filter: compares('greaterThan') }],
  ['amounts below', { filter: compares('lessThanOrEquals') }],
  ['all conditions in an or', { filter: widest }],
  ['none of all conditions', { filter: { not: widest } }],
  [
    'none of all conditions, by product',
    { filter: { and: [{ type: 'type', value: 'Product' }, { not: { or: widest.or.slice(0, -2) } }] } },
  ],
  ['all facets', { facets: facets('distinct') }],
  ['all facets as ranges', { facets: facets('range') }],
  ['all facets, each ticked', { facets: facets('distinct', ticked) }],
  ['all facets, each bounded', { facets: facets('range', { min: -1, max: 1e9 }) }],
  ['all facets by product', { facets: facets('distinct'), filter: { type: 'type', value: 'Product' } }],
  ['the longest page', { take: most.mostTaken }],
  ['the longest page of products', { take: most.mostTaken, filter: { type: 'type', value: 'Product' } }],
  ['the last page', { skip: most.mostSkipped, take: most.mostTaken }],
  [
    'five orders',
    {
      sortBy: times(most.mostSortings, (index) => ({ type: 'attribute', attributeName: at(index), order: 'desc' })),
      take: most.mostTaken,
    },
  ],
  [
    'five orders of products',
    {
      sortBy: times(most.mostSortings, (index) => ({ type: 'attribute', attributeName: at(index) })),
      filter: { type: 'type', value: 'Product' },
    },
  ],
  [
    'everything at once',
    {
      filter: { not: widest },
      facets: facets('distinct', ticked.slice(0, 90)),
      take: most.mostTaken,
      sortBy: [{ type: 'attribute', attributeName: 'material' }],
    },
  ],
]

const texts: readonly (readonly [string, string])[] = [
  ['one letter', 'k'],
  ['the digits that every EAN begins with', '7391'],
  ['three letters', 'ven'],
  ['a hundred letters by themselves', 'a b c d e f g h i j '.repeat(10)],
  ['a hundred words', 'kulventil vinkel '.repeat(11).trim()],
  ['unknown words', 'kulvnetil vnikel rdiator kpoling klamamr pmup bunrn ribor mtuter brcka'],
  ['a number’s beginning', '4'],
  ['many numbers', times(20, (index) => `42081${index + 10}`).join(', ')],
  ['signs', '%_&|!():*\'"\\'.repeat(15)],
  ['one word without end', 'kulventil'.repeat(22)],
  ['digits', '1 2 3 4 5 6 7 8 9 '.repeat(11).trim()],
]

/** Requests within every limit that cost as much as can be had for one. The cart of `full` has as many lines as it can. */
export const costlyRequests = (full: Asker): readonly (readonly [string, Asked])[] => {
  const places = times(Math.floor(catalogue.mostBalances / cart.mostLines), (index) => String(110 + index))
  const articles = times(catalogue.mostArticles, (index) => String(4_208_000 + index))
  const cartQuery = `query ($s: CartStockInput) { cart(stockInput: $s) { cartItems { label variant { name
    relations { variantName images { assetUrl } } attributes { attributeValue } price { netPrice discounts { amount } }
    stock { locations { locationId quantity availabilityDate subAvailabilities { quantity } } } } } } }`
  const graphql = (query: string, variables: object): Asked => ({
    path: '/graphql',
    body: { query, variables },
    as: full,
  })
  return [
    ...options.map(([what, resultsOptions]): readonly [string, Asked] => [
      `search: ${what}`,
      { path: '/search', body: { query: 'ventil', resultsOptions } },
    ]),
    ...options.map(([what, resultsOptions]): readonly [string, Asked] => [
      `everything: ${what}`,
      {
        path: '/getEntitiesByAttribute',
        body: { attribute: { name: 'discontinued', value: [true, false] }, resultsOptions },
      },
    ]),
    ...texts.map(([what, query]): readonly [string, Asked] => [
      `search for ${what}`,
      {
        path: '/search',
        body: {
          query: query.slice(0, most.longestQuery),
          resultsOptions: { take: most.mostTaken, facets: facets('distinct') },
          spellingSuggestionsOptions: { take: 50 },
          relatedQueriesOptions: { take: 50 },
          relatedResultsOptions: { take: 50 },
        },
      },
    ]),
    ...texts.map(([what, query]): readonly [string, Asked] => [
      `complete ${what}`,
      {
        path: '/autoComplete',
        body: { query: query.slice(0, most.longestQuery), queriesOptions: { take: most.mostCompleted } },
      },
    ]),
    [
      'related articles',
      {
        path: '/getRelatedEntities',
        body: {
          entity: { type: 'Variant', id: '4208103' },
          resultsOptions: { take: most.mostTaken, facets: facets('distinct') },
        },
      },
    ],
    [
      'a thousand numbers',
      {
        path: '/getEntitiesByAttribute',
        body: {
          attribute: { name: 'number', value: articles.slice(0, most.mostValues) },
          resultsOptions: { take: most.mostTaken },
        },
      },
    ],
    [
      'the stock of every article in many places',
      {
        path: '/stock',
        body: {
          articles: articles.map((articleNumber) => ({ articleNumber })),
          locationIds: times(50, (index) => String(100 + index)),
        },
      },
    ],
    [
      'a thousand articles with all their stock',
      graphql(
        'query ($n: [String!]!, $s: StockInput) { variants(articleNumbers: $n, stockInput: $s) { name stock { locations { locationId quantity availabilityDateISO } } relations { variantName } } }',
        { n: articles, s: { locationIds: times(50, (index) => String(100 + index)) } },
      ),
    ],
    [
      'a full cart with its stock',
      graphql(cartQuery, { s: { deliveryOptions: [{ deliveryId: 'DBI', locationIds: places }] } }),
    ],
    ['a full cart', graphql(cartQuery, {})],
    [
      'every day of a full cart',
      { method: 'PUT', path: '/v2/cart/{cart}/delivery', body: { requestedDeliveryDate: '2026-03-06' }, as: full },
    ],
    [
      'a thousand items that merge',
      { path: '/v2/cart/{cart}/variants/batch/add', body: times(cart.mostAdded, () => item('label 1')), as: full },
    ],
    [
      'a thousand items that find no room',
      {
        path: '/v2/cart/{cart}/variants/batch/add',
        body: times(cart.mostAdded, (index) => item(`new ${index}`)),
        as: full,
      },
    ],
    [
      'a thousand unknown items',
      {
        path: '/v2/cart/{cart}/variants/batch/add',
        body: times(cart.mostAdded, (index) => ({ ...item(), articleNumber: `x${index}` })),
        as: full,
      },
    ],
    [
      'places by the longest text',
      { path: '/locations/addresses/search', body: { query: 'ab '.repeat(locations.longestQuery / 3) } },
    ],
    [
      'a hundred ways down',
      {
        path: '/breadcrumbs/search',
        body: { breadcrumbs: times(catalogue.mostTrails, (index) => String(4_208_100 + index)) },
      },
    ],
    ['the menu', { path: '/menu' }],
    ['a data sheet', { path: '/documents/4208103/produktdatablad.pdf' }],
    ['customers by a text of signs', { path: `/v3/customers?search=${'%25_'.repeat(200)}`, as: full }],
  ]
}

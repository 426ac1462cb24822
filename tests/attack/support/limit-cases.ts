import { limits } from '#adapters/embedded/limits'
import type { Asked, Asker } from './asked'

/** A request at a limit, and the same one past it. */
export interface LimitCase {
  readonly at: Asked
  readonly past: Asked
}

const times = <A>(many: number, one: (index: number) => A): readonly A[] =>
  Array.from({ length: many }, (_, index) => one(index))

/** The same request in two sizes: the limit, and one more. */
const sized = (limit: number, request: (size: number) => Asked): LimitCase => ({
  at: request(limit),
  past: request(limit + 1),
})

const padded = (body: unknown, bytes: number): string => JSON.stringify(body).padEnd(bytes, ' ')
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const text = (length: number): string => 'a'.repeat(length)

export const CONTENT_TOKEN = 'token-of-the-content'
const content = (query: string): Asked => ({
  path: `/content/spaces/dahl/environments/master/entries?${query}`,
  headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
})

export const item = (label = '', quantity = 1) => ({ articleNumber: '4208103', deliveryId: 'DBI', quantity, label })
const search = (resultsOptions: object, query = 'ventil'): Asked => ({
  path: '/search',
  body: { query, resultsOptions },
})
const addresses = (extra: unknown): Asked => ({ path: '/locations/addresses/search', body: { query: 'Lund', extra } })
const condition = { attributeName: 'brand', value: 'x' }
const filterOf = (comparisonMode: string, many: number) => ({
  filter: { attributeName: 'name', comparisonMode, value: times(many, (index) => `a${index}`) },
})
const nestedFilter = (levels: number): object => (levels === 0 ? condition : { not: nestedFilter(levels - 1) })

const stock = (articles: number, places: number): Asked => ({
  path: '/stock',
  body: {
    articles: times(articles, () => ({ articleNumber: '4208103' })),
    locationIds: times(places, (place) => String(place)),
  },
})

/** One case for every limit of these sections; a limit that is missing here fails the test that goes through them. */
export const limitCases = (user: Asker, buyer: Asker): Readonly<Record<string, LimitCase>> => {
  const add = (items: readonly object[], headers = {}): Asked => ({
    path: '/v2/cart/{cart}/variants/batch/add',
    body: items,
    headers,
    as: user,
  })
  const remove = (ids: unknown): Asked => ({
    method: 'PUT',
    path: '/v2/cart/{cart}/variants/batch/delete',
    body: ids,
    as: user,
  })
  const graphql = (query: string, variables: object = {}): Asked => ({
    path: '/graphql',
    body: { query, variables },
    as: user,
  })
  const { request, cart, order, catalogue, search: most, graphql: asked, locations, content: read } = limits
  return {
    'request.mostBytes': sized(request.mostBytes, (bytes) => ({
      path: '/stock',
      body: padded({ articles: [] }, bytes),
    })),
    // The body itself is the first level.
    'request.mostDepth': sized(request.mostDepth, (levels) => addresses(nested(levels - 1))),
    // The body, its query and the list count too.
    'request.mostValues': sized(request.mostValues, (many) => addresses(times(many - 3, () => 0))),
    'request.longestText': sized(request.longestText, (length) => addresses(text(length))),
    'request.longestAddress': sized(request.longestAddress, (length) => ({
      path: `/locations?x=${text(length - '/services/locations?x='.length)}`,
    })),
    'request.longestIdempotencyKey': sized(request.longestIdempotencyKey, (length) =>
      add([item()], { 'idempotency-key': text(length) }),
    ),
    'cart.mostAdded': sized(cart.mostAdded, (many) => add(times(many, () => item('many')))),
    'cart.mostChanged': sized(cart.mostChanged, (many) => remove(times(many, (index) => `line-${index}`))),
    'cart.mostBytes': sized(cart.mostBytes, (bytes) => remove(padded([], bytes))),
    'cart.largestQuantity': sized(cart.largestQuantity, (quantity) => add([item('large', quantity)])),
    'cart.longestLabel': sized(cart.longestLabel, (length) => add([item(text(length))])),
    'order.longestField': sized(order.longestField, (length) => ({
      path: '/v2/cart/{cart}/checkout',
      body: {
        sendOrderReceipt: false,
        orderDetails: {
          DBI: { warehouseId: '100', fields: { reference: text(length), recipient: 'x', mobile: '0701234567' } },
        },
      },
      as: buyer,
    })),
    'catalogue.mostArticles': sized(catalogue.mostArticles, (many) => stock(many, 1)),
    'catalogue.mostBalances': sized(catalogue.mostBalances / 1000, (places) => stock(1000, places)),
    'catalogue.mostTrails': sized(catalogue.mostTrails, (many) => ({
      path: '/breadcrumbs/search',
      body: { breadcrumbs: times(many, (index) => `vvs/${index}`) },
    })),
    'search.longestQuery': sized(most.longestQuery, (length) => search({}, text(length))),
    'search.mostTaken': sized(most.mostTaken, (take) => search({ take })),
    'search.mostSkipped': sized(most.mostSkipped, (skip) => search({ skip })),
    'search.mostCompleted': sized(most.mostCompleted, (take) => ({
      path: '/autoComplete',
      body: { query: 'ven', queriesOptions: { take } },
    })),
    'search.mostBeside': sized(most.mostBeside, (take) => ({
      path: '/search',
      body: { query: 'ventil', relatedResultsOptions: { take } },
    })),
    'search.mostFacets': sized(most.mostFacets, (many) =>
      search({ facets: times(many, (index) => ({ name: `f${index}`, attributeName: 'brand', type: 'distinct' })) }),
    ),
    'search.mostSortings': sized(most.mostSortings, (many) =>
      search({ sortBy: times(many, () => ({ type: 'attribute', attributeName: 'material', order: 'asc' })) }),
    ),
    'search.mostFilterDepth': sized(most.mostFilterDepth, (levels) => search({ filter: nestedFilter(levels) })),
    'search.mostConditions': sized(most.mostConditions, (many) =>
      search({ filter: { or: times(many, () => condition) } }),
    ),
    'search.mostContained': sized(most.mostContained, (many) => search(filterOf('contains', many))),
    'search.mostCompared': sized(most.mostCompared, (many) => search(filterOf('greaterThan', many))),
    'search.mostValues': sized(most.mostValues, (many) => search(filterOf('equals', many))),
    'search.longestValue': sized(most.longestValue, (length) =>
      search({ filter: { ...condition, value: text(length) } }),
    ),
    'graphql.mostTokens': sized(asked.mostTokens, (many) =>
      graphql(`{ variants(articleNumbers: [${'"1" '.repeat(many - 12)}]) { name } }`),
    ),
    'graphql.mostAliases': sized(asked.mostAliases, (many) =>
      graphql(`{ cart { ${times(many, (index) => `a${index}: cartId`).join(' ')} } }`),
    ),
    'graphql.mostSpreads': sized(asked.mostSpreads, (many) =>
      graphql(`{ cart { ${'...F '.repeat(many)}} } fragment F on Cart { cartId }`),
    ),
    'graphql.mostDeliveries': sized(asked.mostDeliveries, (many) =>
      graphql('query ($s: CartStockInput) { cart(stockInput: $s) { cartId } }', {
        s: { deliveryOptions: times(many, () => ({ deliveryId: 'DBI', locationIds: [] })) },
      }),
    ),
    'locations.mostPlaces': sized(locations.mostPlaces, (places) => stock(1, places)),
    'locations.longestQuery': sized(locations.longestQuery, (length) => ({
      path: '/locations/addresses/search',
      body: { query: text(length) },
    })),
    'order.mostOftenBought': sized(order.mostOftenBought, (take) => ({
      path: `/orders/often-bought?take=${take}`,
      as: user,
    })),
    'order.mostPurchases': sized(order.mostPurchases, (many) => ({
      path: '/orders/last-purchases',
      body: { articleNumbers: times(many, String) },
      as: user,
    })),
    'content.mostItems': sized(read.mostItems, (limit) => content(`limit=${limit}`)),
    'content.mostIncludeDepth': sized(read.mostIncludeDepth, (include) => content(`include=${include}`)),
    'content.mostFilters': sized(read.mostFilters, (many) =>
      content(times(many, (index) => `sys.f${index}[ne]=x`).join('&')),
    ),
    'content.mostOrders': sized(read.mostOrders, (many) => content(`order=${times(many, () => 'sys.id').join()}`)),
    'content.mostSelected': sized(read.mostSelected, (many) => content(`select=${times(many, () => 'sys.id').join()}`)),
    'content.longestQuery': sized(read.longestQuery, (length) => content(`query=${text(length)}`)),
  }
}

/** Limits that no single request can go past, and the test that proves each. */
export const provedElsewhere: Readonly<Record<string, string>> = {
  'request.mostFaults': 'bounded-answers.test.ts: a refusal names so many wrong fields',
  'request.longestFaultPath': 'bounded-answers.test.ts: the path to a wrong field is cut',
  'request.longestParameter': 'costs.test.ts: a name longer than any name is not there',
  'request.headersTimeoutMs': 'embedded-slow-requests.test.ts',
  'request.requestTimeoutMs': 'embedded-slow-requests.test.ts',
  'request.connectionTimeoutMs': 'embedded-slow-requests.test.ts',
  'request.keepAliveTimeoutMs': 'embedded-slow-requests.test.ts',
  'request.answerTimeoutMs': 'embedded-slow-requests.test.ts',
  'request.timeoutsCheckedEveryMs': 'embedded-slow-requests.test.ts',
  'order.largestTotalSek':
    'embedded-order-stock.test.ts: is refused with 422 when it is worth more than an order can be',
  'cart.mostLines': 'costs.test.ts: a cart is full at its last line, and says so of each item',
  'search.mostByBeginningOfNumber':
    'costs.test.ts: the beginning of a number that nearly all articles have finds no more than the limit',
  'search.mostTerms': 'bounded-answers.test.ts: the terms of a text after the last one that is read',
  'search.mostKeptCounts': 'bounded-answers.test.ts: are those of so many questions at most',
  'search.mostKeptOptions': 'bounded-answers.test.ts: hold so many options at most',
  'search.popularityEveryMs': 'throttle.test.ts: runs at once, and once more for all requests during the interval',
  'locations.mostFound': 'bounded-answers.test.ts: an address search answers with so many places',
  'search.mostSpelledWords': 'costs.test.ts: the spelling of a text of many words is not looked into',
  'search.longestUserId': 'embedded-search-protocol.test.ts: refuses events of amounts that no order has',
  'search.mostKeptCharacters': 'costs.test.ts: memory after all of them',
  'graphql.mostAtOnceOfOneCaller': 'graphql-query-turns.test.ts',
  'graphql.mostWaitingOfOneCaller': 'graphql-query-turns.test.ts',
  'graphql.waitMs': 'database-fair-turns.test.ts: are not waited for longer than the limit',
  'request.leastCompressedBytes': 'compression.mocked.test.ts',
  'catalogue.categoriesKeptForMs': 'kept-catalogue.test.ts',
  'search.keptForMs': 'kept-catalogue.test.ts',
  'search.mostPriceLists': 'search-by-shown-price.test.ts: is told apart in what is kept',
  'graphql.mostDocumentsKept': 'kept-catalogue.test.ts',
  'graphql.compiledAfterRuns': 'graphql-repeated.test.ts',
  'graphql.mostItemsOfOneTurn': 'graphql-slices.test.ts',
  'content.mostExportBytes': 'start-and-stop.test.ts: a content export that is too large',
  'graphql.mostDepth': 'embedded-catalogue-commerce.test.ts: deeper than anything goes',
}

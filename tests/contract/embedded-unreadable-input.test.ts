import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRichText } from '#adapters/remote/content/read-rich-text'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

interface GraphQLAnswer {
  readonly data: { readonly cart: { readonly cartId: string } }
}

let services: EmbeddedServices
let bearer = ''
let cart = ''

const asked = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: string, headers = {}) =>
  services.app.inject({
    method,
    url: `/services${path}`,
    headers: {
      'api-version': 'V3',
      'user-id': 'visitor',
      authorization: bearer,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
const graphql = async (body: object): Promise<GraphQLAnswer> =>
  (await asked('POST', '/graphql', JSON.stringify(body))).json()
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

beforeAll(async () => {
  services = await startEmbeddedServices()
  const session = await services.app.inject({
    method: 'POST',
    url: '/services/v2/sessions/',
    payload: { username: 'user', password: DEMO_PASSWORD },
  })
  bearer = `Bearer ${session.json().AuthenticationResult.AccessToken}`
  cart = (await graphql({ query: '{ cart { cartId } }' })).data.cart.cartId
})
afterAll(() => services.stop())

describe('a text that cannot be kept is refused with its place', () => {
  const surrogate = String.raw`"\ud800"`
  it.each([
    [
      'a label',
      'POST',
      '/v2/cart/{cart}/variants/batch/add',
      `[{"articleNumber":"4208103","quantity":1,"deliveryId":"DBI","label":${surrogate}}]`,
      '0.label',
    ],
    [
      'a NUL in a label',
      'POST',
      '/v2/cart/{cart}/variants/batch/add',
      String.raw`[{"articleNumber":"4208103","quantity":1,"deliveryId":"DBI","label":"a\u0000b"}]`,
      '0.label',
    ],
    [
      'a field of checkout',
      'POST',
      '/v2/cart/{cart}/checkout',
      `{"sendOrderReceipt":false,"orderDetails":{"DBI":{"warehouseId":"100","fields":{"reference":${surrogate}}}}}`,
      'orderDetails.DBI.fields.reference',
    ],
    [
      'an article whose stock is asked',
      'POST',
      '/stock',
      `{"articles":[{"articleNumber":${surrogate}}]}`,
      'articles.0.articleNumber',
    ],
  ] as const)('%s', async (_what, method, path, body, place) => {
    const answer = await asked(method, path.replace('{cart}', cart), body)

    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: place }] })
  })

  it.each([
    [
      'a filter',
      '/search',
      `{"query":"ventil","resultsOptions":{"filter":{"attributeName":"brand","value":${surrogate}}}}`,
    ],
    [
      'a facet',
      '/search',
      `{"query":"ventil","resultsOptions":{"facets":[{"name":"a","attributeName":${surrogate},"type":"distinct"}]}}`,
    ],
    ['an attribute', '/getEntitiesByAttribute', `{"attribute":{"name":"brand","value":${surrogate}}}`],
    ['an entity', '/getRelatedEntities', `{"entity":{"type":"Variant","id":${surrogate}}}`],
    ['an event', '/createEvents', `{"events":[{"type":"click","entity":{"type":"Variant","id":${surrogate}}}]}`],
    ['a typed text', '/autoComplete', `{"query":${surrogate}}`],
  ])('%s of a search, in the shape of its protocol', async (_what, path, body) => {
    const answer = await asked('POST', path, body)

    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code: 400, status: 'Bad Request' } })
  })

  it.each(['/customers/%00/assortment', '/menu?assortment=%00', '/breadcrumbs/a%00b', '/locations?zipCode=%00'])(
    '%s',
    async (path) => {
      const answer = await asked('GET', path)

      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    },
  )
})

describe('a body is bounded before anything walks through it', () => {
  it.each([
    ['deep', () => `[{"articleNumber":"4208103","quantity":1,"deliveryId":"DBI","label":${nested(20_000)}}]`],
    ['of very many values', () => JSON.stringify(Array(100_000).fill('x'))],
    ['with a number beyond all numbers', () => '[{"articleNumber":"4208103","quantity":1e999,"deliveryId":"DBI"}]'],
  ])('%s, with an Idempotency-Key', async (_what, body) => {
    const answer = await asked('POST', `/v2/cart/${cart}/variants/batch/add`, body(), { 'idempotency-key': 'k1' })

    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' })
  })

  it('as long as no call needs', async () => {
    const answer = await asked('POST', '/stock', JSON.stringify({ articles: [], note: 'x'.repeat(600_000) }))

    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  it.each(['__proto__', 'constructor'])('with the name %s, that would change every object', async (name) => {
    const body = name === '__proto__' ? '{"__proto__":{"a":1}}' : '{"constructor":{"prototype":{"a":1}}}'

    expect((await asked('POST', '/stock', body)).statusCode).toBe(400)
  })
})

describe('a search that makes no sense is refused', () => {
  const search = (resultsOptions: object) =>
    asked('POST', '/search', JSON.stringify({ query: 'ventil', resultsOptions }))

  it.each([
    ['and is a text', { filter: { and: 'x' } }],
    ['and holds texts', { filter: { and: ['x'] } }],
    ['or is a number', { filter: { or: 7 } }],
    ['not is a list', { filter: { not: [] } }],
    ['two of and, or, not', { filter: { and: [], not: { attributeName: 'dn' } } }],
    [
      'a comparison with a list of lists',
      { filter: { and: [{ attributeName: 'price', comparisonMode: 'greaterThan', value: [[1]] }] } },
    ],
    ['thousands of orders', { sortBy: Array.from({ length: 3000 }, () => ({ type: 'popularity' })) }],
    ['a page beyond all pages', { skip: 1e300 }],
  ])('%s', async (_what, options) => {
    const answer = await search(options)

    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code: 400 } })
  })

  it('and so is a completion that skips beyond all numbers', async () => {
    expect((await asked('POST', '/autoComplete', '{"query":"ven","queriesOptions":{"skip":1e300}}')).statusCode).toBe(
      400,
    )
  })
})

describe('a GraphQL query', () => {
  it.each(['0', 'null', 'true', '[]', '{}', '"cart"', '{"kind":"Document","definitions":[]}'])(
    'that is JSON is no document: %s',
    async (query) => {
      const answer = await graphql({ query })

      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'INVALID_QUERY' } }] })
      expect(answer).not.toHaveProperty('data')
    },
  )

  it.each([
    ['a query that breaks off', '{ cart { cartId', { line: 1, column: 16 }],
    ['a field that is unknown', '{\n  carts { cartId }\n}', { line: 2, column: 3 }],
  ])('says where it is wrong: %s', async (_what, query, location) => {
    expect(await graphql({ query })).toMatchObject({ errors: [{ locations: [location] }] })
  })

  it('that cannot be run is answered with 400 to a client that reads the media type of GraphQL', async () => {
    const answerTo = (query: string, accept: string) =>
      services.app.inject({ method: 'POST', url: '/services/graphql', headers: { accept }, payload: { query } })
    const own = await answerTo('{ carts { cartId } }', 'application/graphql-response+json, application/json;q=0.9')
    const plain = await answerTo('{ carts { cartId } }', 'application/json')
    const good = await answerTo('{ __typename }', 'application/graphql-response+json')

    expect(own.statusCode).toBe(400)
    expect(own.headers['content-type']).toContain('application/graphql-response+json')
    expect(plain.statusCode).toBe(200)
    expect(plain.headers['content-type']).toContain('application/json')
    expect(good.statusCode).toBe(200)
    expect(good.headers['content-type']).toContain('application/graphql-response+json')
  })

  it('whose variables are all missing', async () => {
    const query = 'query ($n: [String!]!) { variants(articleNumbers: $n) { name } }'

    expect(await graphql({ query })).toMatchObject({ errors: [{ extensions: { code: 'INVALID_QUERY' } }] })
  })

  it('as a syntax tree, past the limit of tokens, is not run', async () => {
    const field = { kind: 'Field', name: { kind: 'Name', value: 'cartId' } }
    const cartField = {
      kind: 'Field',
      name: { kind: 'Name', value: 'cart' },
      selectionSet: { kind: 'SelectionSet', selections: Array.from({ length: 1500 }, () => field) },
    }
    const query = JSON.stringify({
      kind: 'Document',
      definitions: [
        {
          kind: 'OperationDefinition',
          operation: 'query',
          selectionSet: { kind: 'SelectionSet', selections: [cartField] },
        },
      ],
    })

    expect(await graphql({ query })).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] })
  })

  it.each([
    '{ carts { cartId } }',
    '{ cart { cartIdd } }',
    '{ variants { name } }',
    'query ($a: Strin) { cart { cartId } }',
  ])('that errs is told nothing of the schema: %s', async (query) => {
    const answer = JSON.stringify(await graphql({ query }))

    expect(answer).not.toMatch(/did you mean|Variant|CartItem|String|articleNumbers/i)
  })
})

describe('a rich text', () => {
  it.each(['constructor', '__proto__', 'toString'])('with a node of type %s has no heading for it', (nodeType) => {
    const document = JSON.parse(
      `{"nodeType":"document","content":[{"nodeType":"${nodeType}","content":[{"nodeType":"text","value":"x"}]}]}`,
    )

    expect(readRichText(document)).toEqual([])
  })
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'
import { ask, jsonIn, logIn, type Answered, type Asked, type Asker } from './support/asked'
import { costlyRequests } from './support/costly'
import { CONTENT_TOKEN, item, limitCases, provedElsewhere } from './support/limit-cases'

const nobody: Asker = { bearer: '', cart: '' }
/** Generous, since other work may share the machine. */
const LONGEST_MS = 5_000
const MOST_GROWN_BYTES = 300 * 1024 * 1024

let services: EmbeddedServices
let user = nobody
let buyer = nobody
let full = nobody

const send = (asked: Asked): Promise<Answered> => ask(services.app, asked)

const heapAfterCollection = (): number => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

/** Code and words of whatever refuses: a service, an item of a batch, GraphQL, search or content. */
const refusalIn = (answer: Answered): { readonly code: string; readonly message: string } | undefined => {
  const body: unknown = jsonIn(answer)
  const at = (...path: readonly string[]): unknown =>
    path.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      body,
    )
  const found = [
    [at('code'), at('message')],
    [at('errors', '0', 'code'), at('errors', '0', 'message')],
    [at('errors', '0', 'extensions', 'code'), at('errors', '0', 'message')],
    [at('error', 'status'), at('error', 'detail')],
    [at('sys', 'id'), at('message')],
  ].find(([code]) => code !== undefined)
  return found === undefined ? undefined : { code: String(found[0]), message: String(found[1]) }
}

beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 2_000, contentToken: CONTENT_TOKEN })
  user = await logIn(services.app, 'user')
  buyer = await logIn(services.app, 'buyeradmin')
  await send({ path: '/v2/cart/{cart}/variants/batch/add', body: [item()], as: buyer })
  full = await logIn(services.app, 'tom')
  for (const asked of [0, 1]) {
    const many = limits.cart.mostLines / 2
    const body = Array.from({ length: many }, (_, index) => item(`label ${asked * many + index}`))
    await send({ path: '/v2/cart/{cart}/variants/batch/add', body, as: full })
  }
}, 120_000)
afterAll(() => services.stop())

const sections = ['request', 'cart', 'order', 'catalogue', 'search', 'graphql', 'locations', 'content'] as const
const names = sections.flatMap((section) => Object.keys(limits[section]).map((name) => `${section}.${name}`))

describe('every limit is answered at the limit, and refused one past it with a code and words', () => {
  it('is proved for each limit that there is', () => {
    const proved = new Set([...Object.keys(limitCases(nobody, nobody)), ...Object.keys(provedElsewhere)])

    expect(names.filter((name) => !proved.has(name))).toEqual([])
    expect([...proved].filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(Object.keys(limitCases(nobody, nobody)))('%s', async (name) => {
    const limit = limitCases(user, buyer)[name]
    if (limit === undefined) throw new Error('no case')
    const at = await send(limit.at)
    const past = await send(limit.past)

    expect(at.status, at.text.slice(0, 300)).toBe(200)
    expect(refusalIn(at), at.text.slice(0, 300)).toBeUndefined()
    const refusal = refusalIn(past)
    expect(refusal?.code, `${past.status} ${past.text.slice(0, 300)}`).toMatch(/^[A-Z]/)
    expect(refusal?.message.length).toBeGreaterThan(10)
    // GraphQL refuses beside the data, and a batch each item by itself.
    expect(past.status === 200 ? /"errors":\[\{/.test(past.text) : past.status >= 400 && past.status < 500).toBe(true)
    expect(past.ms).toBeLessThan(LONGEST_MS)
  })

  it('a name longer than any name is not there', async () => {
    const answer = await send({ path: `/breadcrumbs/${'a'.repeat(limits.request.longestParameter + 1)}` })

    expect(answer.status).toBe(404)
  })

  it('a cart is full at its last line, and says so of each item', async () => {
    const more = await send({
      path: '/v2/cart/{cart}/variants/batch/add',
      body: [item('one more'), item('label 1')],
      as: full,
    })
    const lines = await send({ path: '/graphql', body: { query: '{ cart { cartItems { cartItemId } } }' }, as: full })

    expect(jsonIn(more)).toMatchObject({
      errors: [{ id: '4208103', code: 'CART_FULL', message: expect.stringContaining('full') }],
      cartItems: [{ label: 'label 1', quantity: 2 }],
    })
    expect(lines.text.match(/"cartItemId"/g)).toHaveLength(limits.cart.mostLines)
  })

  it('the beginning of a number that nearly all articles have finds no more than the limit', async () => {
    const answer = await send({ path: '/search', body: { query: '7391', resultsOptions: { take: 1 } } })

    expect(jsonIn(answer)).toMatchObject({ results: { count: limits.search.mostByBeginningOfNumber } })
  })

  it('the spelling of a text of many words is not looked into', async () => {
    const words = 'kulvnetil '.repeat(limits.search.mostSpelledWords + 1)
    const answer = await send({ path: '/search', body: { query: words, spellingSuggestionsOptions: { take: 3 } } })

    expect(jsonIn(answer)).toMatchObject({ results: { count: 0 }, spellingSuggestions: { count: 0 } })
  })
})

describe('what cost seconds or the process is refused at once', () => {
  const places = (many: number) => ({
    query:
      'query ($s: CartStockInput) { cart(stockInput: $s) { cartItems { variant { stock { locations { quantity } } } } } }',
    variables: {
      s: {
        deliveryOptions: [{ deliveryId: 'DBI', locationIds: Array.from({ length: many }, (_, index) => `p${index}`) }],
      },
    },
  })
  const updates = (many: number) =>
    Array.from({ length: many }, () => ({ cartItemId: 'x', quantity: 1, deliveryId: 'DBI', label: '' }))
  const filter = {
    attributeName: 'name',
    comparisonMode: 'contains',
    value: Array.from({ length: 490 }, (_, index) => `z${index}`),
  }

  it.each<readonly [string, string, () => Asked]>([
    ['a full cart in 60,000 places', 'BODY_TOO_LARGE', () => ({ path: '/graphql', body: places(60_000), as: full })],
    ['a full cart in 10,000 places', 'TOO_MANY_PLACES', () => ({ path: '/graphql', body: places(10_000), as: full })],
    ['a full cart in all places', 'TOO_MANY_PLACES', () => ({ path: '/graphql', body: places(100), as: full })],
    [
      '490 texts in every name',
      'Bad Request',
      () => ({ path: '/search', body: { query: 'ventil', resultsOptions: { filter } } }),
    ],
    [
      '3,000 changes of one line',
      'CART_LIMIT',
      () => ({ method: 'PUT', path: '/v2/cart/{cart}/variants/batch/update', body: updates(3_000), as: full }),
    ],
    [
      '100,000 lines removed',
      'INVALID_REQUEST',
      () => ({
        method: 'PUT',
        path: '/v2/cart/{cart}/variants/batch/delete',
        body: Array(100_000).fill('x'),
        as: full,
      }),
    ],
    [
      'an address of 200,000 signs',
      'INVALID_REQUEST',
      () => ({ path: '/locations/addresses/search', body: { query: '1'.repeat(200_000) } }),
    ],
  ])('%s', async (_what, code, asked) => {
    const answer = await send(asked())

    expect(refusalIn(answer)?.code, answer.text.slice(0, 200)).toBe(code)
    expect(answer.ms).toBeLessThan(LONGEST_MS)
  })
})

describe('the dearest requests within all limits', () => {
  const slowest: { readonly what: string; readonly ms: number }[] = []
  let heapBefore = 0
  beforeAll(() => {
    heapBefore = heapAfterCollection()
  })

  it.each(costlyRequests(nobody).map(([what]) => what))('%s', async (what) => {
    const [, asked] = costlyRequests(full).find(([name]) => name === what) ?? []
    if (asked === undefined) throw new Error('no request')
    const answer = await send(asked)
    slowest.push({ what, ms: Math.round(answer.ms) })

    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    expect(answer.ms).toBeLessThan(LONGEST_MS)
  })

  it('every line of a full cart changed twice, then ordered or removed', async () => {
    const lines = await send({
      path: '/graphql',
      body: { query: '{ cart { cartItems { cartItemId label quantity } } }' },
      as: full,
    })
    const ids = [...lines.text.matchAll(/"cartItemId":"([^"]+)"/g)].flatMap(([, id]) => id ?? [])
    const update = (labelOf: (index: number) => string): Asked => ({
      method: 'PUT',
      path: '/v2/cart/{cart}/variants/batch/update',
      body: ids.map((cartItemId, index) => ({ cartItemId, quantity: 1, deliveryId: 'DBI', label: labelOf(index) })),
      as: full,
    })
    const turned = await send(update((index) => `turned ${ids.length - index}`))
    const details = { DBI: { warehouseId: '100', fields: { reference: 'x', recipient: 'x', mobile: '0701234567' } } }
    const ordered = await send({
      path: '/v2/cart/{cart}/checkout',
      body: { sendOrderReceipt: false, orderDetails: details },
      as: full,
    })
    const removed = await send({ method: 'PUT', path: '/v2/cart/{cart}/variants/batch/delete', body: ids, as: full })

    expect([turned.status, ordered.status]).toEqual([200, 200])
    expect([200, 404]).toContain(removed.status)
    for (const { ms } of [turned, ordered, removed]) expect(ms).toBeLessThan(LONGEST_MS)
  })

  it('memory after all of them', () => {
    slowest.sort((a, b) => b.ms - a.ms)
    console.log(
      slowest
        .slice(0, 5)
        .map(({ what, ms }) => `${ms} ms ${what}`)
        .join('\n'),
    )

    expect(heapAfterCollection() - heapBefore).toBeLessThan(MOST_GROWN_BYTES)
  })
})

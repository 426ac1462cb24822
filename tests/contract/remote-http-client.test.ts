import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpClient, type RequestOptions } from '#adapters/remote/http-client'
import { customerId } from '#domain/kernel/ids'
import type { Route } from '#adapters/contract/paths'
import { answerOf, failureOf, goodToken, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer, type Scripted } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const route = (method: Route['method']): Route => ({ service: 'gateway', method, path: '/thing/:id' })
const methods = ['POST', 'PUT', 'DELETE'] as const

const client = (timeout = 30_000) =>
  createHttpClient({ baseOf: () => server.origin, tokens: undefined, retryDelay: 0, timeout })

const ask = (method: Route['method'], question: RequestOptions = {}, timeout = 30_000) =>
  client(timeout).call(route(method), { params: { id: 'a/b' }, codec: t.unknown, ...question })

describe('a call of a page that is left', () => {
  const keptAlive = async (method: Route['method'], body: unknown, isPageLeft = () => true) => {
    const sent: boolean[] = []
    const leaving = createHttpClient({
      baseOf: () => server.origin,
      tokens: undefined,
      isPageLeft,
      fetch: async (input) => {
        if (input instanceof Request) sent.push(input.keepalive)
        return Response.json({})
      },
    })
    await answerOf(leaving.call(route(method), { params: { id: 'a' }, codec: t.unknown, body }))
    return sent
  }

  it('outlives the page where it changes something and is small enough', async () => {
    expect(await keptAlive('PUT', { quantity: 15 })).toEqual([true])
    expect(await keptAlive('PUT', { label: 'å'.repeat(30_000) })).toEqual([false])
    expect(await keptAlive('PUT', { label: 'å'.repeat(3_000) })).toEqual([true])
    expect(await keptAlive('GET', undefined)).toEqual([false])
    // What is under way is ended before a page knows that it is left.
    expect(await keptAlive('PUT', { quantity: 15 }, () => false)).toEqual([true])
    expect(await keptAlive('PUT', { label: 'å'.repeat(3_000) }, () => false)).toEqual([false])
  })
})

describe('who is asking', () => {
  it('[HTTP-02] every call carries the token, except to search', async () => {
    const shop = remoteShop(server.origin)
    server.script(() => ({ status: 422 }))
    const request = { entityType: 'Variant', skip: 0, take: 5, facets: [], selected: {}, sortBy: 'relevance' } as const
    const calls = [
      shop.products.menu(undefined),
      shop.locations.locations(),
      shop.commerce.getCart({ deliveryOptions: {}, locationId: undefined }),
      shop.auth.customers(),
      shop.customers.deliveryDates(customerId('104822')),
      shop.config.config(),
      shop.search.search('rör', request),
      shop.search.entitiesByAttribute({ name: 'category', value: 'vvs' }, request),
    ]
    await Promise.all(calls.map((call) => failureOf(call)))
    expect(server.requests).toHaveLength(calls.length)
    for (const { path, headers } of server.requests) {
      expect(headers['authorization']).toBe(path.startsWith('/search/') ? undefined : `Bearer ${goodToken}`)
    }
  })

  it('[HTTP-03] a visitor sends no Authorization header at all', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ json: [] })
    await answerOf(shop.products.menu(undefined))
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends the correlation of the call, else a new one', async () => {
    const client = createHttpClient({ baseOf: () => server.origin, tokens: undefined, correlationId: () => 'new' })
    server.answers({}, {})
    await answerOf(client.call(route('GET'), { codec: t.unknown, correlation: 'from-the-log' }))
    await answerOf(client.call(route('GET'), { codec: t.unknown }))
    expect(server.requests.map(({ headers }) => headers['x-correlation-id'])).toEqual(['from-the-log', 'new'])
  })
})

describe('what counts as an answer', () => {
  it.each([200, 201, 204, 299])('[HTTP-06] status %i is success', async (status) => {
    server.answers({ status })
    await expect(answerOf(ask('POST'))).resolves.toBeUndefined()
  })

  it.each([300, 400, 401, 403, 404, 422, 500])('[HTTP-06] status %i is a refusal', async (status) => {
    server.answers({ status, json: { message: 'Nej', code: 'NO', details: [{ path: 'a', message: 'b' }] } })
    expect(await failureOf(ask('POST'))).toEqual({
      tag: 'Refused',
      service: 'gateway',
      status,
      message: 'Nej',
      code: 'NO',
      details: [{ path: 'a', message: 'b' }],
    })
  })

  const bodies: readonly (readonly [string, Scripted, string | undefined, string | undefined])[] = [
    ['plain words', { text: 'Invalid token' }, 'Invalid token', undefined],
    ['a JSON string', { json: 'Invalid token' }, 'Invalid token', undefined],
    ['a page of HTML', { text: '<html>Bad</html>' }, undefined, undefined],
    ['nothing', {}, undefined, undefined],
    ['a list', { json: [1] }, undefined, undefined],
    [
      'the search service’s shape',
      { json: { error: { code: 400, status: 'Bad Request', title: 'T', detail: 'D' } } },
      'D',
      'Bad Request',
    ],
  ]
  it.each(bodies)('reads a refusal that is %s', async (_name, scripted, message, code) => {
    server.answers({ status: 400, ...scripted })
    expect(await failureOf(ask('POST'))).toMatchObject({ tag: 'Refused', status: 400, message, code, details: [] })
  })

  it('an answer that breaks the contract is unreadable, and the failure does not repeat its values', async () => {
    server.answers({ json: { password: 'hemligt' } })
    const broken = await failureOf(client().call(route('POST'), { codec: t.type({ password: t.number }) }))
    expect(broken).toEqual({ tag: 'Unreadable', service: 'gateway', faults: ['/password: expected number'] })
    expect(JSON.stringify(broken)).not.toContain('hemligt')
  })

  it.each([
    ['the log-in page of a wireless network', '<!doctype html><title>Hotellets nät</title>'],
    ['a part of an answer', '{"password": '],
    ['nothing, where something is to be answered', ''],
  ])('an answer is lost where there is %s in its place', async (_name, text) => {
    server.answers({ text })
    expect(await failureOf(client().call(route('PUT'), { codec: t.type({ password: t.number }) }))).toEqual({
      tag: 'Lost',
      service: 'gateway',
      status: undefined,
    })
  })

  it('fills in the path, percent-encoded, and leaves out what is not asked', async () => {
    server.answers({})
    await answerOf(ask('GET', { query: { search: 'å & ä', active: undefined } }))
    expect(server.requests[0]).toMatchObject({ path: '/thing/a%2Fb', query: { search: 'å & ä' } })
  })
})

describe('the time of the services', () => {
  const date = 'Mon, 23 Nov 2026 05:30:10 GMT'
  it.each([
    ['POST', {}, [Date.parse(date)]],
    ['GET', { 'cache-control': 'private, no-store' }, [Date.parse(date)]],
    // It may have been kept since yesterday.
    ['GET', {}, []],
    ['GET', { 'cache-control': 'max-age=60' }, []],
  ] as const)('is noted from an answer to %s with the headers %o', async (method, headers, expected) => {
    const noted: number[] = []
    server.answers({ headers: { ...headers, date } })
    const client = createHttpClient({
      baseOf: () => server.origin,
      tokens: undefined,
      whenServerTime: (serverTime) => noted.push(serverTime),
    })
    await answerOf(client.call(route(method), { codec: t.unknown }))
    expect(noted).toEqual(expected)
  })
})

describe('asking again', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    '[HTTP-07] a GET answered %i is asked once more',
    async (status) => {
      server.answers({ status }, { json: 'second' })
      await expect(answerOf(ask('GET'))).resolves.toBe('second')
      expect(server.requests).toHaveLength(2)
    },
  )

  it('[HTTP-07] a GET is asked no third time, and not again on 400', async () => {
    server.script(() => ({ status: 503 }))
    expect(await failureOf(ask('GET'))).toMatchObject({ tag: 'Refused', status: 503 })
    expect(server.requests).toHaveLength(2)
    server.script(() => ({ status: 400 }))
    await failureOf(ask('GET'))
    expect(server.requests).toHaveLength(1)
  })

  it('[HTTP-07] a long Retry-After does not make the user wait for it', async () => {
    server.answers({ status: 429, headers: { 'retry-after': '3600' } }, { json: 'second' })
    await expect(answerOf(ask('GET'))).resolves.toBe('second')
  })

  it.each([
    { header: '8', ms: 8_000 },
    { header: new Date(0).toUTCString(), ms: 0 },
    { header: 'soon', ms: undefined },
  ])('a refusal says how long the service wants to be left alone for: $header', async ({ header, ms }) => {
    server.script(() => ({ status: 503, headers: { 'retry-after': header } }))
    const failure = await failureOf(ask('PUT'))
    expect(failure).toMatchObject({ tag: 'Lost', status: 503, ...(ms === undefined ? {} : { retryAfterMs: ms }) })
    if (ms === undefined) expect(failure).not.toHaveProperty('retryAfterMs')
  })

  it.each(methods)('[HTTP-08] %s is asked once, unless configured otherwise', async (method) => {
    server.script(() => ({ status: 500 }))
    await failureOf(ask(method))
    expect(server.requests).toHaveLength(1)
    server.script(() => ({ status: 500 }))
    await failureOf(ask(method, { retries: 1, body: { a: 1 } }))
    expect(server.requests.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }])
  })

  it.each(methods)(
    '[HTTP-08] %s is not asked again when the connection breaks: nobody knows what was done',
    async (method) => {
      server.script(() => ({ broken: 'cut' }))
      expect(await failureOf(ask(method))).toEqual({ tag: 'Lost', service: 'gateway', status: undefined })
      expect(server.requests).toHaveLength(1)
    },
  )

  it.each([502, 503, 504])('an order answered %i is lost, a question is refused', async (status) => {
    server.script(() => ({ status }))
    expect(await failureOf(ask('POST'))).toEqual({ tag: 'Lost', service: 'gateway', status })
    expect(await failureOf(ask('GET'))).toMatchObject({ tag: 'Refused', status })
  })
})

describe('stopping', () => {
  it('[ERROR-17] a call stopped by its caller is aborted and not asked again', async () => {
    server.script(() => ({ broken: 'never' }))
    const stop = new AbortController()
    const failure = failureOf(ask('GET', { signal: stop.signal }))
    await server.received(1)
    stop.abort()
    expect(await failure).toEqual({ tag: 'Aborted', service: 'gateway' })
    expect(server.requests).toHaveLength(1)
  })

  it('[ERROR-17] a call that is stopped before it starts is never sent', async () => {
    server.script(() => ({}))
    expect(await failureOf(ask('GET', { signal: AbortSignal.abort() }))).toMatchObject({ tag: 'Aborted' })
    expect(server.requests).toHaveLength(0)
  })

  it.each(['never', 'half'] as const)('an answer that comes %s is lost when time is up', async (broken) => {
    server.script(() => ({ broken, json: { a: 'long enough to be cut in two' } }))
    expect(await failureOf(ask('POST', {}, 100))).toEqual({ tag: 'Lost', service: 'gateway', status: undefined })
  })
})

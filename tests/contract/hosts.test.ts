import Fastify from 'fastify'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigCodec } from '#adapters/contract/config'
import { hostFault } from '#adapters/embedded/config/known-host'
import { parseTrustedProxies, trustOf } from '#adapters/embedded/trusted-proxies'
import { startComposedShop, type ComposedShop } from './support/composed-shop'
import { answerAs } from './support/read-answer'

let shop: ComposedShop
beforeAll(async () => {
  shop = await startComposedShop({ KNOWN_HOSTS: 'shop.example,konr.shop.example', TRUSTED_PROXIES: '127.0.0.1' })
}, 120_000)
afterAll(() => shop.stop())

const get = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host, ...headers } })
const overTls = { 'x-forwarded-proto': 'https' }

describe('the hosts that the shop answers under', () => {
  const faultOf = (host: string, localAddress?: string) => hostFault(host, { listed: ['shop.example'], localAddress })

  it('are loopback and the names that the configuration lists', () => {
    expect(
      ['localhost', 'konr.localhost:3000', '127.0.0.1', '[::1]:3000', 'shop.example:8080'].map((host) => faultOf(host)),
    ).toEqual(Array.from({ length: 5 }))
    expect(['other.example', '10.0.0.7'].map((host) => faultOf(host))).toEqual(['unknown', 'unknown'])
    expect(['SHOP.example', 'shop.example:80'].map((host) => faultOf(host))).toEqual(['malformed', 'malformed'])
  })

  it('are the address of this machine that the caller is connected to, and no other address', () => {
    expect(faultOf('10.0.0.7:3000', '10.0.0.7')).toBeUndefined()
    expect(faultOf('10.0.0.7:3000', '::ffff:10.0.0.7')).toBeUndefined()
    expect(faultOf('[fd00::7]', 'fd00::7')).toBeUndefined()
    expect(faultOf('10.0.0.8:3000', '10.0.0.7')).toBe('unknown')
    expect(faultOf('shop.example.evil', '10.0.0.7')).toBe('unknown')
  })

  it('tell whoever uses another how a name is added', async () => {
    const answer = await get('/', 'other.example')
    expect([answer.statusCode, answer.json().code]).toEqual([421, 'UNKNOWN_HOST'])
    expect(answer.json().message).toContain('KNOWN_HOSTS')
  })

  it('are each told in the pages, maps and rules that are read under them, with the brand that they begin with', async () => {
    for (const [host, brand] of [
      ['shop.example', 'dahl'],
      ['konr.shop.example', 'konr'],
      ['konr.localhost:4000', 'konr'],
    ] as const) {
      const page = (await get('/kategorier/vvs', host)).body
      expect(page).toContain(`data-brand="${brand}"`)
      expect(page).toContain(`rel="canonical" href="http://${host}/kategorier/vvs"`)
      expect(page).toContain(`"cart":"http://${host}/services"`)
      expect(page.replaceAll(`http://${host}/`, '')).not.toContain(`http://${brand}.localhost`)
      expect((await get('/sitemap.xml', host)).body).toContain(`<loc>http://${host}/sitemap/pages.xml</loc>`)
      expect((await get('/robots.txt', host)).body).toContain(`Sitemap: http://${host}/sitemap.xml`)
      expect(answerAs(ConfigCodec, (await get('/services/config', host)).json())).toMatchObject({
        brand,
        services: { cart: `http://${host}/services` },
      })
    }
  })
})

describe('every answer', () => {
  it.each(['/', '/kategorier/vvs', '/robots.txt', '/sitemap.xml', '/services/config'])(
    'says that it hangs on the host: %s',
    async (path) => {
      expect((await get(path)).headers.vary).toContain('host')
    },
  )

  it('of content says that it hangs on the reader as well, and of a page on what the reader can unpack', async () => {
    expect((await get('/content/chapters')).headers.vary).toMatch(/authorization.*host/)
    expect((await get('/')).headers.vary).toContain('accept-encoding')
  })

  it.each(['/', '/health', '/robots.txt', '/services/config', '/nowhere/at/all', '/content/chapters'])(
    'carries the correlation id, of the caller where there is one: %s',
    async (path) => {
      expect((await get(path, 'localhost', { 'x-correlation-id': 'abc-123' })).headers['x-correlation-id']).toBe(
        'abc-123',
      )
      expect((await get(path)).headers['x-correlation-id']).toMatch(/^[\w-]+$/)
    },
  )

  it.each(['/', '/health', '/services/config', '/robots.txt'])(
    'may not be framed, nor use devices: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['permissions-policy']).toContain('geolocation=(self)')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )

  it('promises TLS, and asks for it in pages, where a trusted proxy speaks it and nowhere else', async () => {
    const plain = (await get('/')).headers
    const secure = (await get('/', 'localhost', overTls)).headers
    expect(plain['strict-transport-security']).toBeUndefined()
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(secure['strict-transport-security']).toBe('max-age=31536000')
    expect(secure['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

describe('trusted proxies', () => {
  it.each([
    ['', { tag: 'Nobody' }],
    ['0', { tag: 'Nobody' }],
    ['2', { tag: 'Hops', hops: 2 }],
    ['10.0.0.0/8, 192.168.1.4,fd00::/8', { tag: 'Addresses', addresses: ['10.0.0.0/8', '192.168.1.4', 'fd00::/8'] }],
  ])('are addresses, networks or a number of them: %j', (text, expected) => {
    expect(parseTrustedProxies(text)).toEqual(E.right(expected))
  })

  it.each([
    'true',
    '*',
    'proxy.example',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.1/',
    '11',
    '-1',
    '1.5',
    '1,2',
    'fd00::/129',
  ])('are nothing else: %j', (text) => {
    expect(E.isLeft(parseTrustedProxies(text))).toBe(true)
  })

  const addressOf = async (proxies: string, from: string, forwardedFor: string): Promise<string> => {
    const parsed = parseTrustedProxies(proxies)
    if (E.isLeft(parsed)) throw new Error(parsed.left)
    const app = Fastify({ trustProxy: trustOf(parsed.right) })
    app.get('/', (request) => ({ ip: request.ip }))
    const answer = await app.inject({ url: '/', remoteAddress: from, headers: { 'x-forwarded-for': forwardedFor } })
    return answer.json().ip
  }

  it('tell the address of the reader, past those among them and no further', async () => {
    expect(await addressOf('', '10.0.0.1', '1.1.1.1')).toBe('10.0.0.1')
    expect(await addressOf('10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2')).toBe('1.1.1.1')
    expect(await addressOf('10.0.0.0/8', '9.9.9.9', '1.1.1.1')).toBe('9.9.9.9')
    expect(await addressOf('1', '10.0.0.1', '6.6.6.6, 1.1.1.1')).toBe('1.1.1.1')
    expect(await addressOf('2', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2')).toBe('1.1.1.1')
  })
})

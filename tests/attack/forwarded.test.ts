import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startComposedShop, type ComposedShop } from '../contract/support/composed-shop'
import { startRecordingServer, type RecordingServer } from '../contract/support/recording-server'
import { getUnder, type RawAnswer } from '../support/raw-request'

let attacker: RecordingServer
let direct: ComposedShop
let proxied: ComposedShop

beforeAll(async () => {
  attacker = await startRecordingServer()
  direct = await startComposedShop({ KNOWN_HOSTS: 'shop.example', TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.4' })
  proxied = await startComposedShop({ KNOWN_HOSTS: 'shop.example', TRUSTED_PROXIES: '127.0.0.1' })
}, 120_000)
afterAll(async () => {
  await direct.stop()
  await proxied.stop()
  await attacker.close()
})
beforeEach(() => attacker.script(() => ({ status: 200, json: {} })))
afterEach(() => expect(attacker.requests).toEqual([]))

/** `{their}` stands for the attacker's own host. */
const hosts = ['evil.example', '{their}', 'LOCALHOST:9', 'localhost:9/x?y=', 'user@evil.example', '"><script>']
const headers: readonly string[] = [
  ...hosts.flatMap((host) => [
    `X-Forwarded-Host: ${host}`,
    `Forwarded: host=${host};proto=https;for=10.0.0.1`,
    `X-Original-Host: ${host}`,
    `X-Host: ${host}`,
  ]),
  'X-Forwarded-Host: localhost, evil.example',
  'X-Forwarded-Server: evil.example',
  'X-HTTP-Host-Override: evil.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Proto: https, https',
  'X-Forwarded-Protocol: https',
  'X-Forwarded-Scheme: https',
  'X-Forwarded-Ssl: on',
  'Front-End-Https: on',
  'X-Url-Scheme: https',
  'X-Forwarded-Port: 9',
  'X-Forwarded-Prefix: /evil.example',
  'X-Forwarded-For: 10.0.0.1',
  'X-Forwarded-For: 127.0.0.1, 10.0.0.1, evil.example',
  'X-Real-IP: 10.0.0.1',
  'True-Client-IP: 10.0.0.1',
  'Via: 1.1 evil.example',
  'X-Original-URL: /evil.example',
  'X-Rewrite-URL: http://evil.example/',
  'X-HTTP-Method-Override: DELETE',
  'Base-Url: http://evil.example',
]

const targets = ['/services/config', '/robots.txt', '/sitemap.xml', '/kategorier/vvs']

const get = (shop: ComposedShop, target: string, lines: readonly string[] = []): Promise<RawAnswer> =>
  getUnder(
    shop.port,
    'localhost',
    target,
    lines.map((line) => line.replace('{their}', new URL(attacker.origin).host)),
  )

describe('a header that says how the reader came, from nobody who may say it', () => {
  it.each(headers)('changes no answer: %s', async (header) => {
    for (const target of targets) {
      const plain = await get(direct, target)
      const told = await get(direct, target, [header])
      expect([target, told.status, told.body]).toEqual([target, 200, plain.body])
      expect(told.headers.has('strict-transport-security')).toBe(false)
      expect(told.text).not.toContain('evil.example')
    }
  })
})

describe('a header that says how the reader came, from a trusted proxy', () => {
  const config = async (...lines: readonly string[]) => {
    const { status, body, headers: answered } = await get(proxied, '/services/config', lines)
    const { services, code } = JSON.parse(body)
    return { status, code, cart: services?.cart, promise: answered.get('strict-transport-security') }
  }

  it('names the address that the reader used', async () => {
    expect(await config('X-Forwarded-Host: shop.example', 'X-Forwarded-Proto: https')).toMatchObject({
      status: 200,
      cart: 'https://shop.example/services',
      promise: 'max-age=31536000',
    })
  })

  it.each([
    ['evil.example', 421, 'UNKNOWN_HOST'],
    ['{their}x', 400, 'MALFORMED_HOST'],
    ['shop.example, evil.example', 421, 'UNKNOWN_HOST'],
    ['SHOP.example', 400, 'MALFORMED_HOST'],
    ['localhost:9/x?y=', 400, 'MALFORMED_HOST'],
    ['shop.example@evil.example', 400, 'MALFORMED_HOST'],
    ['"><script>', 400, 'MALFORMED_HOST'],
    ['169.254.169.254', 421, 'UNKNOWN_HOST'],
  ])('is held to the same hosts: %s', async (host, status, code) => {
    expect(await config(`X-Forwarded-Host: ${host}`)).toMatchObject({ status, code })
  })

  it.each(['javascript', 'HTTPS:', 'https://evil.example', 'https, http', 'wss', '"'])(
    'speaks TLS only where its own word for it is https: %s',
    async (protocol) => {
      expect(await config(`X-Forwarded-Proto: ${protocol}`)).toMatchObject({
        status: 200,
        cart: 'http://localhost/services',
        promise: undefined,
      })
    },
  )

  it.each(headers.filter((header) => !/^X-Forwarded-(Host|Proto):/.test(header)))(
    'counts for nothing else: %s',
    async (header) => {
      expect(await config(header)).toMatchObject({ status: 200, cart: 'http://localhost/services', promise: undefined })
    },
  )
})

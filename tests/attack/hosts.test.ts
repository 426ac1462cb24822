import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startComposedShop, type ComposedShop } from '../contract/support/composed-shop'
import { startRecordingServer, type RecordingServer } from '../contract/support/recording-server'
import { getUnder, rawRequest } from '../support/raw-request'

let shop: ComposedShop
let attacker: RecordingServer
/** Port of the attacker's server on this machine, which a host may name. */
let theirs = ''

beforeAll(async () => {
  shop = await startComposedShop({ KNOWN_HOSTS: 'shop.example' })
  attacker = await startRecordingServer()
  theirs = new URL(attacker.origin).port
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await attacker.close()
})
beforeEach(() => attacker.script(() => ({ status: 200, json: {} })))
afterEach(() => expect(attacker.requests).toEqual([]))

/** What is drawn with the services' answers, what repeats the host, what needs a user, and what says that it lives. */
const targets = ['/', '/services/config', '/sitemap.xml', '/robots.txt', '/content/pages/prisavtal', '/health', '/x%zz']
const readable = targets.filter((target) => target !== '/x%zz')

/** `{port}` stands for the attacker's. */
const malformed = [
  'LOCALHOST:{port}',
  'Localhost',
  'dahl.LOCALHOST',
  'localhost:80',
  'evil.example:80',
  'dahl.localhost:80',
  'localhost:0{port}',
  'localhost:',
  'localhost:99999',
  'localhost:-1',
  'localhost:port',
  'localhost:80:80',
  'localhost:{port}/secret',
  'localhost:{port}/secret/path?x=',
  'localhost:{port}?x=',
  'localhost:{port}#x',
  String.raw`localhost:{port}\x`,
  '127.1:{port}',
  '127.0.1:{port}',
  '127.0.0.01',
  '0x7f.1:{port}',
  '0x7f000001:{port}',
  '0177.0.0.1:{port}',
  '017700000001',
  '2130706433:{port}',
  '127.0.0.1.:{port}',
  '127.0.0.256',
  '[0:0:0:0:0:0:0:1]:{port}',
  '[::ffff:127.0.0.1]:{port}',
  '[::0001]',
  '[::1',
  '[::1]x',
  '[::1%25lo]',
  'xn--lcalhost-e8a',
  '::1',
  'user@localhost:{port}',
  'user:word@localhost:{port}',
  '@localhost',
  '',
  '*',
  'localhost localhost',
  'localhost,evil.example',
  'localhost, localhost',
  'localhost;evil.example',
  'loc%61lhost',
  'localhost%00',
  'localhost%2f@evil.example',
  'ｌocalhost',
  'lo\u00ADcalhost',
  'räksmörgås.localhost',
  'http://localhost:{port}',
  '//localhost:{port}',
  '/localhost',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"onload="alert(1)".localhost',
  'a{}b.localhost',
  'a=b.localhost',
  '`id`.localhost',
  '$(id).localhost',
  `${'a'.repeat(300)}.localhost`,
]

const unknown = [
  'evil.example',
  'evil.example:{port}',
  'evil.example:443',
  'localhost.evil.example',
  'dahl.localhost.evil.example',
  'evil-localhost',
  'notlocalhost',
  'localhost.',
  '.localhost',
  'a..localhost',
  '-a.localhost',
  'a-.localhost',
  '_a.localhost',
  'a.shop.example',
  'shop.example.evil.example',
  'xn--bcher-kva.example',
  'metadata.google.internal',
  '169.254.169.254',
  '192.168.1.20:{port}',
  '10.0.0.1',
  '8.8.8.8:{port}',
  '0.0.0.0:{port}',
  '[::]:{port}',
  '[::2]',
  '[fe80::1]',
  '[::ffff:7f00:1]:{port}',
]

const known = [
  'localhost',
  'localhost:{port}',
  'localhost:3000',
  'dahl.localhost',
  'konr.localhost:{port}',
  'a.b-c.localhost',
  '127.0.0.1:{port}',
  '127.0.0.2',
  '[::1]:{port}',
  'shop.example',
  'shop.example:8443',
]

const refused = (host: string, target: string) => getUnder(shop.port, host.replace('{port}', theirs), target)

const expectRefusal = async (host: string, status: number, code: string): Promise<void> => {
  for (const target of readable) {
    const answer = await refused(host, target)
    expect([target, answer.status, JSON.parse(answer.body).code]).toEqual([target, status, code])
    expect(answer.headers.get('content-type')).toContain('application/json')
    if (host.length > 4) expect(answer.text).not.toContain(host.replace('{port}', theirs))
    expect(answer.text).not.toContain(theirs)
  }
}

describe('a request under a host', () => {
  it.each(malformed)('that is not written as URLs keep it is refused with 400: %j', async (host) => {
    await expectRefusal(host, 400, 'MALFORMED_HOST')
  })

  it.each(unknown)('that is not the shop’s is refused with 421: %j', async (host) => {
    await expectRefusal(host, 421, 'UNKNOWN_HOST')
  })

  it.each(known)('that is the shop’s is answered, and asks nobody else for it: %j', async (host) => {
    for (const target of readable) {
      const answer = await refused(host, target)
      expect([target, answer.status]).toEqual([target, 200])
    }
  })

  it('that names no place is refused too where the address cannot be read', async () => {
    for (const host of ['evil.example', 'LOCALHOST']) {
      const { status, text } = await refused(host, '/x%zz')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text).not.toContain(host)
    }
  })
})

describe('a request that says its host oddly', () => {
  const close = 'Connection: close'
  const odd: readonly (readonly [string, readonly string[], number])[] = [
    ['not at all', ['GET / HTTP/1.1', close], 400],
    ['not at all, as HTTP/1.0 may', ['GET / HTTP/1.0', close], 400],
    ['to HTTP/1.0', ['GET / HTTP/1.0', 'Host: localhost', close], 200],
    ['twice, with two names', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example', close], 400],
    [
      'twice, with two names, the known one last',
      ['GET / HTTP/1.1', 'Host: evil.example', 'Host: localhost', close],
      400,
    ],
    ['twice, with one name', ['GET / HTTP/1.1', 'Host: localhost', 'host: localhost', close], 400],
    ['with a blank before the colon', ['GET / HTTP/1.1', 'Host : localhost', close], 400],
    ['over two lines', ['GET / HTTP/1.1', 'Host: localhost', ' evil.example', close], 400],
    ['with a NUL', ['GET / HTTP/1.1', 'Host: local\0host', close], 400],
  ]

  it.each(odd)('%s is answered with the right status', async (_title, lines, status) => {
    expect((await rawRequest(shop.port, lines)).status).toBe(status)
  })
})

describe('a request target', () => {
  const asked = (target: string, host = 'localhost', method = 'GET') =>
    rawRequest(shop.port, [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])

  it.each([
    'http://localhost/health',
    'http://localhost',
    'http://localhost?x=1',
    'HTTP://localhost/',
    'https://localhost/',
  ])('that is a whole address of the host is its path: %s', async (target) => {
    expect((await asked(target)).status).toBe(200)
  })

  it.each([
    'http://evil.example/',
    'http://LOCALHOST/',
    'http://localhost:80/',
    'http://user@localhost/',
    'http:///x',
    'http://localhost.evil.example/services/config',
  ])('that names another host than its own is refused: %s', async (target) => {
    const answer = await asked(target)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'MALFORMED_HOST'])
    expect(answer.text).not.toContain('evil.example')
  })

  it('that names an unknown host twice is refused as that host is', async () => {
    expect((await asked('http://evil.example/', 'evil.example')).status).toBe(421)
  })

  it.each(['ftp://localhost/', 'file:///etc/passwd', '*', 'localhost/health', '?x', '#x', 'gopher://localhost/x'])(
    'that is neither path nor address is refused: %s',
    async (target) => {
      expect((await asked(target)).status).toBe(400)
    },
  )

  it('of one that asks what the server can is refused as well', async () => {
    expect((await asked('*', 'localhost', 'OPTIONS')).status).toBe(400)
  })

  it.each(['//evil.example/', '//evil.example/services/config', '/\\evil.example/', '///evil.example'])(
    'that begins with another host after slashes stays a path: %s',
    async (target) => {
      const answer = await asked(target)
      expect(answer.status).toBe(404)
      expect(answer.body).not.toMatch(/rel="canonical"|href="\/\/evil/)
      expect(answer.headers.has('location')).toBe(false)
    },
  )
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUnder, rawRequest, type RawAnswer } from '../support/raw-request'
import { startComposedShop, type ComposedShop } from './support/composed-shop'

let shop: ComposedShop
beforeAll(async () => {
  shop = await startComposedShop()
})
afterAll(() => shop.stop())

const get = (target: string): Promise<RawAnswer> => getUnder(shop.port, 'localhost', target)
const send = (method: string, target: string, type: string, body: string): Promise<RawAnswer> =>
  rawRequest(shop.port, [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ])

/** A refusal as the services tell it: a code of ours, words for people, and nothing that the framework says. */
const isOurs = ({ body }: RawAnswer): boolean =>
  /"code":"(?!FST_)[A-Z_]+"/.test(body) && /"message":"[^"]*[a-zåäö]/.test(body) && !body.includes('statusCode')

describe('an address whose path cannot be decoded', () => {
  it.each(['/%zz', '/a%ff', '/kategorier/%E0%A4%A', '/%?q=1'])(
    'of a page is answered 400, by a page of the shop: %s',
    async (target) => {
      const answer = await get(target)

      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.has('content-security-policy')).toBe(true)
      expect(answer.body).toContain('<html lang="sv"')
    },
  )

  it('says nothing of pages that can', async () => {
    await get('/%zz')

    expect((await get('/%25zz')).status).toBe(404)
    expect((await get('/?q=%zz')).status).toBe(200)
  })

  it.each(['/services/%zz', '/services/breadcrumbs/%ff', '/content/pages/%zz', '/assets/%zz'])(
    'of a service is answered 400, in its words: %s',
    async (target) => {
      const answer = await get(target)

      expect(answer.status).toBe(400)
      expect(answer.body).toBe('{"code":"MALFORMED_ADDRESS","message":"Anropets adress går inte att läsa."}')
      expect(answer.headers.has('x-correlation-id')).toBe(true)
    },
  )

  it('of the content service is answered 400, as Contentful would', async () => {
    const answer = await get('/services/content/%zz')

    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('"type":"Error"')])
  })
})

describe('what the framework or Node refuses is told in the words of the services', () => {
  const json = 'application/json'
  it.each<readonly [string, number, () => Promise<RawAnswer>]>([
    ['a body that is no JSON', 400, () => send('POST', '/services/stock', json, '{x')],
    ['no body at all', 400, () => send('POST', '/services/stock', json, '')],
    ['a name that JavaScript treats as its own', 400, () => send('POST', '/services/stock', json, '{"__proto__":1}')],
    ['a body of another type', 415, () => send('POST', '/services/stock', 'text/xml', '<x/>')],
    ['a body that is too large', 413, () => send('POST', '/services/stock', json, `"${'x'.repeat(300_000)}"`)],
    ['a body that is no JSON, for a page', 400, () => send('POST', '/kategorier', json, '{x')],
    ['a method that pages do not have', 405, () => send('POST', '/kategorier', json, '{}')],
    ['a file that is not there', 404, () => get('/assets/no.js')],
    ['headers that are too large', 431, () => getUnder(shop.port, 'localhost', '/', [`X-Long: ${'x'.repeat(20_000)}`])],
    ['an address that is too long for Node', 431, () => get(`/?q=${'x'.repeat(20_000)}`)],
    ['an unknown method', 400, () => rawRequest(shop.port, ['BREW / HTTP/1.1', 'Host: localhost'])],
  ])('%s', async (_what, status, ask) => {
    const answer = await ask()

    expect(answer.status).toBe(status)
    expect(isOurs(answer), answer.body).toBe(true)
  })
})

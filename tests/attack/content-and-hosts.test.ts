import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentRoutes, pathOf } from '#adapters/contract/paths'
import { openSession } from '../support/shop-client'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { makeShopFolder, shortLived } from '../support/short-lived-server'
import { leadingHosts, unknownHosts } from './support/odd-hosts'
import { exchange, type RawAnswer } from './support/raw-socket'

/** A page whose body is for those alone who are logged in. */
const FOR_USERS = pathOf(contentRoutes.page, { slug: 'prisavtal' })

let shop: BuiltServer
let port: number
/** The attacker's own server, which says yes to everything. */
let trap: Server
let trapPort: number
let called: string[] = []

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens to no port.')
  return address.port
}

beforeAll(async () => {
  trap = createServer((request, response) => {
    called.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.setHeader('content-type', 'application/json').end('{"userId":"u-user","username":"user"}')
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  trapPort = portOf(trap)
  shop = await startBuiltServer({ DEMO: '1', CATALOGUE_SIZE: '600' }, undefined, makeShopFolder(600), shortLived)
  port = Number(new URL(shop.origin).port)
}, 180_000)
afterAll(async () => {
  trap.close()
  await shop.stop()
})

const ask = (target: string, host: string, headers: readonly string[] = [], method = 'GET'): Promise<RawAnswer> =>
  exchange(
    port,
    (socket) =>
      socket.write(
        [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
      ),
    ({ closed }) => closed,
  )
const contentAs = async (token: string | undefined) => {
  const answer = await fetch(`${shop.origin}${FOR_USERS}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { status: answer.status, body: await answer.text() }
}

describe('content for those who are logged in', () => {
  it('is told to every account', async () => {
    for (const username of ['tom', 'user', 'nekad', 'siteadmin']) {
      const { access } = await openSession(shop.origin, username)
      const { status, body } = await contentAs(access)
      expect([username, status, JSON.parse(body).access]).toEqual([username, 200, 'open'])
    }
  })

  it('is not told to a visitor, to a made-up token or after logging out', async () => {
    const { access } = await openSession(shop.origin, 'tom')
    const loggedOut = await fetch(`${shop.origin}/services/v2/sessions/current`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${access}` },
    })
    expect(loggedOut.status).toBe(204)
    const [header = '', claims = ''] = access.split('.')
    for (const token of [undefined, 'x', 'null', `${header}.${claims}.`, `${header}.${claims}.AAAA`, access]) {
      const { status, body } = await contentAs(token)
      if (status === 200) expect(JSON.parse(body).access, token?.slice(0, 20)).toBe('logInFirst')
      else expect([400, 401]).toContain(status)
    }
  })

  it('is not told by whatever host, though a server there says yes to every token', async () => {
    called = []
    for (const host of leadingHosts(trapPort)) {
      const { text } = await ask(FOR_USERS, host, ['Authorization: Bearer x'])
      expect(text, host).not.toContain('"access":"open"')
    }
    expect(called).toEqual([])
  })
})

describe('a host', () => {
  it.each([
    '/',
    '/kategorier/vvs',
    '/produkt/kulventil-ff-1000-dn20-4208103',
    '/services/config',
    '/sitemap.xml',
    '/robots.txt',
  ])(
    'makes the server call nobody for %s, and is refused where it is malformed or unknown',
    async (target) => {
      called = []
      for (const host of leadingHosts(trapPort)) {
        const { statuses } = await ask(target, host)
        expect(
          statuses.filter((status) => status >= 500),
          host,
        ).toEqual([])
      }
      expect(called).toEqual([])
    },
    60_000,
  )

  it.each(unknownHosts)('that nobody knows is refused: %s', async (host) => {
    for (const target of ['/', '/services/config', '/robots.txt']) {
      const { statuses, text } = await ask(target, host)
      expect(statuses, target).toEqual([expect.toSatisfy((status: number) => status === 400 || status === 421)])
      if (host.length > 5) expect(text.slice(text.indexOf('\r\n\r\n'))).not.toContain(host)
    }
  })

  it('is judged in the absolute form of an address too', async () => {
    called = []
    for (const target of [
      `http://LOCALHOST:${trapPort}/`,
      `http://localhost:${trapPort}@evil.example/`,
      'http://evil.example/',
      'http://[/',
      'evil.example:443',
      '*',
    ])
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { statuses } = await ask(target, `localhost:${port}`, ['Content-Length: 0'], method)
        expect(
          statuses.filter((status) => status >= 500),
          `${method} ${target}`,
        ).toEqual([])
      }
    expect(called).toEqual([])
  })

  it('is not taken from a header that a proxy would set, nor is the scheme', async () => {
    called = []
    const forged = [
      `X-Forwarded-Host: evil.example`,
      'X-Forwarded-Proto: https',
      'X-Forwarded-Port: 443',
      `Forwarded: host=evil.example;proto=https;for=10.0.0.1`,
      `X-Original-URL: http://localhost:${trapPort}/`,
      `X-Rewrite-URL: http://localhost:${trapPort}/`,
    ]
    for (const target of ['/', '/services/config', '/robots.txt', '/sitemap.xml']) {
      const { text, statuses } = await ask(target, `localhost:${port}`, forged)
      expect(statuses).toEqual([200])
      expect(text).not.toContain('evil.example')
      expect(text).not.toContain(`https://localhost:${port}`)
      expect(text.toLowerCase()).not.toContain('strict-transport-security')
    }
    expect(called).toEqual([])
  })

  it('of every brand is answered still', async () => {
    for (const brand of ['dahl', 'konr', 'kasp', 'opti']) {
      const { text, statuses } = await ask('/services/config', `${brand}.localhost:${port}`)
      expect(statuses).toEqual([200])
      expect(text).toContain(`"brand":"${brand}"`)
    }
  })
})

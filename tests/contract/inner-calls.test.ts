import * as E from 'fp-ts/Either'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UserCodec } from '#adapters/contract/session'
import { inProcessFetch } from '../../ui/entry/in-process-fetch'
import { namedFetch } from '../../ui/entry/named-fetch'
import { innerOrigin, serviceFetch } from '../../ui/entry/service-fetch'
import { rawRequest } from '../support/raw-request'
import { startComposedShop, type ComposedShop } from './support/composed-shop'
import { startRecordingServer, type RecordingServer, type Scripted } from './support/recording-server'

let other: RecordingServer
beforeAll(async () => {
  other = await startRecordingServer()
})
afterAll(() => other.close())

const PAGE_FOR_USERS = '/content/pages/prisavtal'
const WORD_FOR_USERS = 'Rabattgrupp'

const accessToken = async ({ app }: ComposedShop): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/services/v2/sessions/',
    headers: { host: 'localhost' },
    payload: { username: 'tom', password: 'Fackhandel-2026' },
  })
  return answer.json().AuthenticationResult.AccessToken
}

const contentFor = async ({ app }: ComposedShop, token: string, host = 'localhost'): Promise<string> =>
  (await app.inject({ url: PAGE_FOR_USERS, headers: { host, authorization: `Bearer ${token}` } })).body

/** A user by the contract, as an auth service would tell one. */
const somebody = async (shop: ComposedShop): Promise<Scripted> => {
  const authorization = `Bearer ${await accessToken(shop)}`
  const answer = await shop.app.inject({
    url: '/services/v2/users/current',
    headers: { host: 'localhost', authorization },
  })
  expect(E.isRight(UserCodec.decode(answer.json()))).toBe(true)
  return { status: 200, json: answer.json() }
}

describe('a shop that runs its own services', () => {
  let shop: ComposedShop
  beforeAll(async () => {
    shop = await startComposedShop()
  }, 120_000)
  afterAll(() => shop.stop())
  beforeEach(async () => {
    const user = await somebody(shop)
    other.script(() => user)
  })
  afterEach(() => expect(other.requests).toEqual([]))

  const theirHost = () => new URL(other.origin).host

  it('gives content for those who are logged in to a token of its own, under every host of the shop', async () => {
    const token = await accessToken(shop)
    for (const host of ['localhost', 'dahl.localhost:3000', '127.0.0.1', theirHost()])
      expect(await contentFor(shop, token, host), host).toContain(WORD_FOR_USERS)
  })

  it('finds words of content for those who are logged in for them alone', async () => {
    const search = async (headers: Readonly<Record<string, string>>) =>
      (
        await shop.app.inject({
          url: `/content/search?q=${WORD_FOR_USERS}`,
          headers: { host: 'localhost', ...headers },
        })
      ).body

    expect(await search({ authorization: `Bearer ${await accessToken(shop)}` })).toContain('prisavtal')
    expect(await search({})).not.toContain('prisavtal')
    expect(await search({ authorization: 'Bearer x' })).not.toContain('prisavtal')
  })

  it('gives a visitor’s content to a token of another brand', async () => {
    expect(await contentFor(shop, await accessToken(shop), 'konr.localhost:3000')).not.toContain(WORD_FOR_USERS)
  })

  it('gives a visitor’s content to any other token, though a host of the request would have known it', async () => {
    for (const token of ['x', 'forged.token.here', `${await accessToken(shop)}x`])
      for (const host of ['localhost', theirHost(), 'LOCALHOST', `LOCALHOST:${new URL(other.origin).port}`])
        expect(await contentFor(shop, token, host), host).not.toContain(WORD_FOR_USERS)
  })

  it('asks nobody else for any page, file or answer, whatever hosts a request names', async () => {
    const host = theirHost()
    for (const target of ['/', '/kategorier/vvs', '/search?q=ventil', '/sitemap.xml', `http://${host}/services/menu`])
      for (const named of [host, `${host}/secret?x=`, `localhost:${new URL(other.origin).port}`])
        await rawRequest(shop.port, [
          `GET ${target} HTTP/1.1`,
          `Host: ${named}`,
          `X-Forwarded-Host: ${host}`,
          `Referer: http://${host}/`,
          `Origin: http://${host}`,
          'Connection: close',
        ])
    expect(other.requests).toEqual([])
  })
})

describe('a shop whose users another service knows', () => {
  let shop: ComposedShop
  let user: Scripted
  let theirs = ''
  beforeAll(async () => {
    const own = await startComposedShop()
    user = await somebody(own)
    theirs = await accessToken(own)
    await own.stop()
    shop = await startComposedShop({ AUTH_SERVICE_URL: `${other.origin}/auth` })
  }, 120_000)
  afterAll(() => shop.stop())

  it('shows the token to that service alone', async () => {
    other.script(({ headers }) => (headers['authorization'] === `Bearer ${theirs}` ? user : { status: 401 }))

    expect(await contentFor(shop, theirs)).toContain(WORD_FOR_USERS)
    expect(await contentFor(shop, `${theirs}x`)).not.toContain(WORD_FOR_USERS)
    expect(other.requests.map(({ path }) => path)).toEqual(['/auth/v2/users/u-tom', '/auth/v2/users/u-tom'])
  })

  it('takes the reader for a visitor where that service fails or sends the call elsewhere', async () => {
    const elsewhere = await startRecordingServer()
    elsewhere.script(() => user)
    for (const answer of [
      { status: 500 },
      { broken: 'cut' as const },
      { status: 302, headers: { location: `${elsewhere.origin}/auth/v2/users/current` } },
    ]) {
      other.script(() => answer)
      expect(await contentFor(shop, theirs)).not.toContain(WORD_FOR_USERS)
    }
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })
})

describe('a call of the server', () => {
  const noApp = () => {
    throw new Error('called in process')
  }
  const codeOf = async (answer: Promise<Response>): Promise<unknown> => {
    const { status, ...said } = await answer.then(async (response) => ({
      status: response.status,
      ...(await response.json()),
    }))
    return [status, said.code]
  }
  beforeEach(() => other.script(() => ({ status: 200, json: { code: 'ASKED' } })))

  it('to an address that the configuration does not name is answered without being made', async () => {
    const call = serviceFetch(noApp, 'dahl', ['https://cart.example/v3'])
    for (const address of [
      `${other.origin}/services/menu`,
      `${innerOrigin('konr')}/services/menu`,
      `${innerOrigin('dahl')}:9/services/menu`,
      `${innerOrigin('dahl')}/kategorier/vvs`,
      `${innerOrigin('dahl')}/services/../kategorier/vvs`,
      'http://cart.example/v3',
      'https://cart.example.evil.example/v3',
    ])
      expect(await codeOf(call(address)), address).toEqual([502, 'ADDRESS_NOT_CONFIGURED'])
    expect(other.requests).toEqual([])
  })

  it('to a service of its own never leaves the process', async () => {
    const { app, stop } = await startComposedShop()
    const call = serviceFetch(() => app, 'konr', [])
    const config = await (await call(`${innerOrigin('konr')}/services/config`)).json()
    expect(config).toMatchObject({ brand: 'konr' })
    expect((await inProcessFetch(() => app)('http://evil.example/services/config')).status).toBe(421)
    await stop()
  })

  it('follows a redirect within a configured origin, and none out of it', async () => {
    const elsewhere = await startRecordingServer()
    elsewhere.script(() => ({ status: 200, json: { code: 'ASKED' } }))
    const call = namedFetch([other.origin])
    const leadTo = (location: string, status = 302) =>
      other.script(({ path }) => (path === '/new' ? { json: { code: 'ASKED' } } : { status, headers: { location } }))

    leadTo('/new')
    expect(await codeOf(call(`${other.origin}/old`))).toEqual([200, 'ASKED'])
    expect(await codeOf(call(`${other.origin}/old`, { method: 'POST', body: '{}' }))).toEqual([
      502,
      'REDIRECTED_ELSEWHERE',
    ])
    leadTo('/old', 301)
    expect(await codeOf(call(`${other.origin}/old`))).toEqual([502, 'TOO_MANY_REDIRECTS'])
    for (const location of [`${elsewhere.origin}/new`, '//evil.example/new', 'http://[', 'file:///etc/passwd']) {
      leadTo(location, 307)
      expect(await codeOf(call(`${other.origin}/old`)), location).toEqual([502, 'REDIRECTED_ELSEWHERE'])
    }
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secret } from '#domain/kernel/secret'
import { answerOf, failureOf, goodToken, NOON, remoteShop, tokenFor } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'
import { authenticated } from './support/token-renewal'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const KEY = 'punchout-settings'
const punchoutToken = tokenFor({ exp: NOON + 900, punchout: true })
const callback = { punchout: { callback_url: 'https://sap.example/oci?sid=1', companyName: 'Köpman Bygg AB' } }
const settings = {
  ...callback,
  HOOK_URL: 'https://sap.example/oci?sid=1',
  Bolag: 'Köpman',
  email: 'inkop@fackhandel.example',
  logonId: 'inkop',
  oci: 'hemligt',
  last_used: 1_780_300_000_000,
}
const withoutCredentials = { ...callback, HOOK_URL: settings.HOOK_URL, Bolag: 'Köpman', last_used: 1_780_300_000_000 }

const shopWith = (stored: unknown, tokens: Record<string, string> = {}) =>
  remoteShop(server.origin, { tokens: { ...tokens, [KEY]: JSON.stringify(stored) } })
const settingsIn = (shop: ReturnType<typeof shopWith>) => JSON.parse(shop.store.get(KEY) ?? 'null')

describe('a start with punchout settings', () => {
  it('[AUTH-11] [SESSION-07] posts their credentials to /v2/oci/sessions, and keeps both tokens', async () => {
    const shop = shopWith(settings)
    server.answers({ json: authenticated(punchoutToken, 'refresh-1') })

    expect(shop.auth.stored()).toBe('punchout')
    expect(await answerOf(shop.auth.logInByPunchout())).toMatchObject({ tag: 'LoggedIn', claims: { isPunchout: true } })

    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      ...{ method: 'POST', path: '/auth/v2/oci/sessions' },
      body: { logonId: 'inkop', logonPassword: 'hemligt', email: 'inkop@fackhandel.example', Bolag: 'Köpman Bygg AB' },
    })
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
    expect(shop.store.all()).toMatchObject({ 'current-token': punchoutToken, 'refresh-token': 'refresh-1' })
    expect(settingsIn(shop)).toEqual(settings)
  })

  it('[PUNCHOUT-32] [PUNCHOUT-33] sends a made address where neither user nor e-mail is one', async () => {
    const bodyFor = async (stored: object) => {
      server.answers({ json: authenticated(punchoutToken, 'refresh-1') })
      await answerOf(shopWith(stored).auth.logInByPunchout())
      return server.requests.at(-1)?.body
    }
    expect(await bodyFor({ logonId: 'Inga K', Bolag: 'ACME' })).toEqual({
      ...{ logonId: 'Inga K', email: 'ingak@acme.invalid', Bolag: 'ACME' },
    })
    expect(await bodyFor({ email: 'inga', oci: true })).toEqual({ email: 'unknown@unknown.invalid' })
  })

  it('[USER-03] [PUNCHOUT-32] takes name and address of the session user that they may hold', async () => {
    const bodyFor = async (stored: object) => {
      server.answers({ json: authenticated(punchoutToken, 'refresh-1') })
      await answerOf(shopWith(stored).auth.logInByPunchout())
      return server.requests.at(-1)?.body
    }
    const User = { UserID: '4711', Username: 'inga', EmailAddress: 'inga@acme.example' }
    expect(await bodyFor({ User })).toEqual({ logonId: 'inga', email: 'inga@acme.example' })
    expect(await bodyFor({ ...settings, User: { UserID: 'inga.k@acme.example' } })).toMatchObject({
      ...{ logonId: 'inkop', email: 'inga.k@acme.example' },
    })
  })

  it.each(['rappakalja', 7, [], { UserID: 7 }])(
    '[ERROR-06] warns once of a session user that cannot be read, %j, and uses the plain e-mail address',
    async (User) => {
      const warnings: string[] = []
      const shop = remoteShop(server.origin, {
        tokens: { [KEY]: JSON.stringify({ ...settings, logonId: 'inkop@annan.example', User }) },
        warn: (text) => void warnings.push(text),
      })
      server.answers({ json: authenticated(punchoutToken, 'refresh-1') })
      expect(shop.auth.stored()).toBe('punchout')
      await answerOf(shop.auth.logInByPunchout())
      expect(server.requests[0]?.body).toMatchObject({ email: settings.email })
      expect(warnings).toEqual(['The stored user session cannot be read. Its plain e-mail address is used.'])
    },
  )

  it('[SESSION-07] uses a token before them', async () => {
    expect(shopWith(settings, { 'current-token': goodToken }).auth.stored()).toBe('token')
    const shop = shopWith(settings, { 'refresh-token': 'refresh-1' })
    server.answers({ json: authenticated(goodToken, 'refresh-2') })
    expect(shop.auth.stored()).toBe('refreshToken')
    // Another tab has logged in between the start and the call.
    expect(await answerOf(shop.auth.logInByPunchout())).toMatchObject({ tag: 'LoggedIn' })
    expect(server.requests[0]?.path).toBe('/auth/v2/sessions/')
  })

  it.each([[null], ['text'], [[]], [callback], [{ ...settings, logonId: 7 }]])(
    'finds no credentials in %j, and asks nobody',
    async (stored) => {
      const shop = shopWith(stored)
      server.answers()
      expect(shop.auth.stored()).toBe('none')
      expect(await failureOf(shop.auth.logInByPunchout())).toMatchObject({ code: 'NOT_AUTHENTICATED' })
      expect(server.requests).toHaveLength(0)
    },
  )

  it('logs in once for tabs that start together', async () => {
    let turn: Promise<unknown> = Promise.resolve()
    const exclusively = <A>(_name: string, task: () => Promise<A>): Promise<A> => {
      const own = turn.then(task)
      turn = own.catch(() => undefined)
      return own
    }
    const shop = remoteShop(server.origin, { tokens: { [KEY]: JSON.stringify(settings) }, exclusively })
    const other = remoteShop(server.origin, { store: shop.store, exclusively })
    server.answers({ json: authenticated(punchoutToken, 'refresh-1') })
    const both = [answerOf(shop.auth.logInByPunchout()), answerOf(other.auth.logInByPunchout())]
    expect(await Promise.all(both)).toMatchObject([{ tag: 'LoggedIn' }, { tag: 'LoggedIn' }])
    expect(server.requests).toHaveLength(1)
  })
})

describe('the credentials of the settings', () => {
  it.each([400, 401, 403])('are gone when the service answers %d, and the callback stays', async (status) => {
    const shop = shopWith({ ...settings, User: { UserID: 'inkop' } })
    server.answers({ status, json: { message: 'Fel', code: 'AUTHENTICATION_FAILED' } })
    expect(await failureOf(shop.auth.logInByPunchout())).toMatchObject({ tag: 'Refused', status })
    expect(settingsIn(shop)).toEqual(withoutCredentials)
    expect(shop.auth.stored()).toBe('none')
  })

  it('stay when there were too many attempts, or no answer', async () => {
    const shop = shopWith(settings)
    server.answers({ status: 429 })
    await failureOf(shop.auth.logInByPunchout())
    server.answers({ status: 500 })
    await failureOf(shop.auth.logInByPunchout())
    expect(settingsIn(shop)).toEqual(settings)
  })

  it('are gone after a log-out, which else the next start would undo', async () => {
    const shop = shopWith(settings, { 'current-token': punchoutToken })
    server.answers({ status: 204 })
    await answerOf(shop.auth.logOut())
    expect(settingsIn(shop)).toEqual(withoutCredentials)
    expect(shop.auth.stored()).toBe('none')
  })

  it('are gone after the log-in of a user, in whose place the next start would log in another', async () => {
    const shop = shopWith(settings)
    server.answers({ status: 401 }, { json: authenticated(goodToken, 'refresh-1') })
    await failureOf(shop.auth.logIn({ username: 'user', password: secret('fel') }))
    expect(settingsIn(shop)).toEqual(settings)
    await answerOf(shop.auth.logIn({ username: 'user', password: secret('p') }))
    expect(settingsIn(shop)).toEqual(withoutCredentials)
  })
})

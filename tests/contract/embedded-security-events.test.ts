import { Writable } from 'node:stream'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type EmbeddedShop } from './support/embedded-shop'
import { tryLogIn } from './support/log-in'

interface LogLine {
  readonly securityEvent?: string
  readonly level: number
  readonly reqId?: string
  readonly account?: string
  readonly address?: string
  readonly limit?: string
}

let shop: EmbeddedShop
let written: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString())
      done()
    },
  })
  shop = await openEmbeddedShop({ log: { level: 'warn', stream } })
})
beforeEach(async () => {
  await shop.db.deleteFrom('log_in_attempts').execute()
  written = []
})
afterAll(() => shop.close())

const lines = (): readonly LogLine[] => written.map((line) => JSON.parse(line))
const eventsOf = (name: string) => lines().filter(({ securityEvent }) => securityEvent === name)
const tokensOf = async (username: string) => (await shop.logIn(username)).body.AuthenticationResult
const refresh = (refreshToken: string) => shop.visitor.call('POST', '/v2/sessions/', { refreshToken })

describe('the log tells', () => {
  it('of a failed log-in, with its address and a digest that is the same for the same account', async () => {
    await tryLogIn(shop.app, { username: 'user', password: 'fel', address: '192.0.2.9' })
    await tryLogIn(shop.app, { username: 'user@fackhandel.example', password: 'fel' })
    await tryLogIn(shop.app, { username: 'ingen', password: 'fel' })
    const [first, second, third] = eventsOf('LOG_IN_FAILED')
    expect(first).toMatchObject({ level: 40, address: '192.0.2.9' })
    expect(first?.reqId).toBeDefined()
    expect(first?.account).toMatch(/^[\w-]{16}$/)
    expect(second?.account).toBe(first?.account)
    expect(third?.account).not.toBe(first?.account)
  })

  it('of a log-in that is refused for too many attempts, and where they were counted', async () => {
    const { freeAttemptsPerAccount } = limits.session
    for (let attempt = 0; attempt <= freeAttemptsPerAccount; attempt += 1)
      await tryLogIn(shop.app, { username: 'user', password: 'fel' })
    expect(eventsOf('LOG_IN_LIMITED')).toMatchObject([{ limit: 'account' }])
  })

  it('of a device that logs in to an account for the first time', async () => {
    const { cookie } = await tryLogIn(shop.app, { username: 'user' })
    await tryLogIn(shop.app, { username: 'user', cookie })
    expect(eventsOf('NEW_DEVICE')).toHaveLength(1)
  })

  it('of a refresh token that comes back, and of the end of its session', async () => {
    const { RefreshToken } = await tokensOf('user')
    await refresh(RefreshToken)
    shop.passTime(limits.session.refreshGraceMs + 1)
    await refresh(RefreshToken)
    expect(eventsOf('REFRESH_TOKEN_REUSED')).toHaveLength(1)
    expect(eventsOf('SESSION_ENDED')).toHaveLength(1)
  })

  it('of forged tokens and of tokens whose session is over, and not of spent ones', async () => {
    const { AccessToken } = await tokensOf('user')
    const as = shop.withToken(AccessToken)
    await shop.withToken(`${AccessToken}x`).call('GET', '/v2/users/current')
    expect(eventsOf('TOKEN_FORGED')).toHaveLength(1)
    await as.call('DELETE', '/v2/sessions/current')
    expect(eventsOf('SESSION_ENDED')).toHaveLength(1)
    await as.call('GET', '/v2/users/current')
    expect(eventsOf('TOKEN_OF_ENDED_SESSION')).toHaveLength(1)
    written = []
    shop.passTime(limits.session.accessTokenSeconds * 1000)
    await as.call('GET', '/v2/users/current')
    expect(lines()).toEqual([])
  })

  it('no name, password, token or cookie', async () => {
    const secrets = ['vaktnamn', 'vakt@fackhandel.example', 'vaktlosen']
    const { setCookie, cookie, body } = await tryLogIn(shop.app, { username: 'user' })
    const { AccessToken, RefreshToken } = body.AuthenticationResult
    for (const username of secrets) {
      await tryLogIn(shop.app, { username, password: 'vaktlosen', cookie })
      for (let attempt = 0; attempt < limits.session.freeAttemptsPerAccount; attempt += 1)
        await tryLogIn(shop.app, { username, password: 'vaktlosen', cookie })
    }
    const forged = `${AccessToken.slice(0, -3)}vakt`
    await shop.withToken(forged).call('GET', '/v2/users/current')
    await shop.withToken(AccessToken).call('DELETE', '/v2/sessions/current')
    await shop.withToken(AccessToken).call('GET', '/v2/users/current')
    await refresh(RefreshToken)
    const log = written.join('')
    expect(new Set(lines().map(({ securityEvent }) => securityEvent))).toEqual(
      new Set([
        'NEW_DEVICE',
        'LOG_IN_FAILED',
        'LOG_IN_LIMITED',
        'TOKEN_FORGED',
        'SESSION_ENDED',
        'TOKEN_OF_ENDED_SESSION',
      ]),
    )
    const sid = String(decodeJwt(AccessToken)['sid'])
    const kept = [
      AccessToken,
      forged,
      RefreshToken,
      setCookie,
      cookie?.split('.')[1],
      sid,
      DEMO_PASSWORD,
      'u-user',
      'Rahimi',
    ]
    for (const secret of [...secrets, ...kept]) expect(log).not.toContain(secret)
  })
})

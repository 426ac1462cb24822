import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#adapters/contract/paths'
import { serverKeys } from '#adapters/embedded/auth/server-keys'
import { startEmbeddedServices, wednesdayMorning, type EmbeddedServices } from '../contract/support/embedded-services'

/** Texts that once decided what a token may do, and their neighbours: put behind, into and around an address. */
const odd = [
  '?/v2/sessions/',
  '?x=/v2/sessions/',
  '?x=%2Fv2%2Fsessions%2F',
  '?a=1&/services/v2/sessions/current',
  '#/v2/sessions/',
  ';/v2/sessions/',
  '?',
  '',
]

const personal = [
  ['GET', '/v2/users/current'],
  ['GET', '/v3/customers'],
  ['GET', '/customers/104822/delivery-dates'],
  ['GET', '/customers/104822/assortment'],
  ['POST', '/graphql'],
  ['POST', '/v2/cart/ingen/variants/batch/add'],
  ['DELETE', '/v2/cart/ingen/variants'],
  ['POST', '/v2/cart/ingen/checkout'],
  ['GET', '/config'],
  ['GET', '/finns/inte'],
] as const

describe('a token that is not good', () => {
  let services: EmbeddedServices
  let bad: readonly (readonly [name: string, token: string])[]

  beforeAll(async () => {
    services = await startEmbeddedServices()
    bad = await badTokens()
  })
  afterAll(() => services.stop())

  const logIn = async (): Promise<string> => {
    const answer = await services.app.inject({
      method: 'POST',
      url: `/services${routes.logIn.path}`,
      payload: { username: 'user', password: 'Fackhandel-2026' },
    })
    return JSON.parse(answer.body).AuthenticationResult.AccessToken
  }

  const badTokens = async (): Promise<readonly (readonly [string, string])[]> => {
    const good = await logIn()
    const ended = await logIn()
    await services.app.inject({
      method: 'DELETE',
      url: '/services/v2/sessions/current',
      headers: { authorization: `Bearer ${ended}` },
    })
    const claims = decodeJwt(good)
    const now = Math.floor(Date.parse(wednesdayMorning.now()) / 1000)
    const { accessTokens } = await serverKeys(services.db)
    const sign = (changed: object, key = accessTokens, header: object = {}) =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key)
    const without = (name: string) => sign({ [name]: undefined })
    const [head = '', payload = '', signature = ''] = good.split('.')
    const otherHead = (header: object) =>
      `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.${signature}`
    return [
      ['spent a moment ago', await sign({ iat: now - 901, exp: now - 1 })],
      ['spent a year ago', await sign({ iat: now - 31_536_000, exp: now - 31_535_100 })],
      ['of a session that has ended', ended],
      ['of a session that never was', await sign({ sid: 'ingen' })],
      ['of another user’s session', await sign({ sub: 'u-siteadmin' })],
      ['of another brand', await sign({ aud: 'konr' })],
      ['of no brand', await without('aud')],
      ['of another issuer', await sign({ iss: 'annan' })],
      ['without expiry', await without('exp')],
      ['without session', await without('sid')],
      ['without user', await without('sub')],
      ['without time of issue', await without('iat')],
      ['of the future', await sign({ iat: now + 3600, exp: now + 7200 })],
      ['not good before tomorrow', await sign({ nbf: now + 86_400 })],
      ['for a foreign customer', await sign({ customerId: '220417', projectId: null })],
      ['for a foreign project', await sign({ projectId: 'P-4102' })],
      ['signed with another key', await sign({}, Buffer.alloc(32, 7))],
      ['signed with HS512', await sign({}, Buffer.concat([accessTokens, accessTokens]), { alg: 'HS512' })],
      ['unsigned', new UnsecuredJWT(claims).encode()],
      ['with alg None', otherHead({ alg: 'None' })],
      ['without alg', otherHead({})],
      ['with a key of its own', otherHead({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })],
      ['with crit', otherHead({ alg: 'HS256', crit: ['exp'] })],
      ['with other claims', `${head}.${Buffer.from('{"sub":"u-siteadmin"}').toString('base64url')}.${signature}`],
      ['cut short', good.slice(0, -1)],
      ['empty', ''],
      ['no token', 'rappakalja'],
      ['of many dots', '.'.repeat(2000)],
    ]
  }

  it('is refused by every call, whatever stands in the address', async () => {
    const let_through: string[] = []
    for (const [name, token] of bad) {
      for (const [method, path] of personal) {
        for (const suffix of odd) {
          const answer = await services.app.inject({
            method,
            url: `/services${path}${suffix}`,
            headers: { authorization: `Bearer ${token}` },
            ...(method === 'GET' ? {} : { payload: {} }),
          })
          // A semicolon makes another path, which is unknown; but the token is checked first.
          if (answer.statusCode !== 401) let_through.push(`${name}: ${method} ${path}${suffix} ${answer.statusCode}`)
        }
      }
    }
    expect(let_through).toEqual([])
  })

  it('does not stand in the way of a log-in', async () => {
    for (const [, token] of bad) {
      const answer = await services.app.inject({
        method: 'POST',
        url: '/services/v2/sessions/',
        headers: { authorization: `Bearer ${token}` },
        payload: { refreshToken: 'ingen' },
      })
      expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([401, 'INVALID_TOKEN'])
    }
  })
})

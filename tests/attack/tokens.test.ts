import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverKeys } from '#adapters/embedded/auth/server-keys'
import { cartOf, sameness, startAttackedServices, type AttackedServices } from './support/attacked-services'
import { forgedTokens } from './support/forged-tokens'
import { oddAddresses } from './support/odd-addresses'

const QUARTER_HOUR_MS = 901_000

let services: AttackedServices
let forged: Readonly<Record<string, string>>
/** Signed by the services, and spent. */
let spent: string
/** What no answer may hold. */
let secrets: readonly string[]
let cart: string

beforeAll(async () => {
  services = await startAttackedServices()
  spent = await services.tokenOf('user')
  services.passTime(QUARTER_HOUR_MS)
  const own = await services.tokenOf('tom')
  const victims = await services.tokenOf('user')
  const { sub = '', sid, customerId } = decodeJwt(victims)
  cart = (await cartOf(services, victims)).cartId
  secrets = [cart, 'Rahimi', 'Lindqvist', String(customerId), 'Holm', '402215']
  forged = forgedTokens({
    own,
    victim: { userId: sub, sessionId: String(sid) },
    key: (await serverKeys(services.db)).accessTokens,
    // Whole seconds on the clock of the services.
    now: Math.floor((Date.now() + QUARTER_HOUR_MS) / 1000),
  })
})
afterAll(() => services.stop())

interface Target {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}
const fewTargets = (): readonly Target[] => [
  { method: 'GET', path: '/v2/users/current' },
  { method: 'POST', path: '/graphql', body: { query: '{ cart { cartId } }' } },
  { method: 'DELETE', path: `/v2/cart/${cart}/variants` },
]
const allTargets = (): readonly Target[] => [
  ...fewTargets(),
  { method: 'GET', path: '/v3/customers' },
  { method: 'GET', path: '/orders/often-bought' },
  {
    method: 'POST',
    path: `/v2/cart/${cart}/variants/batch/add`,
    body: [{ articleNumber: '4208103', quantity: 1, deliveryId: 'DBI', label: '' }],
  },
]

/** No data, no change, no fault of ours. 405 and 404 mean that the odd address leads nowhere. */
const refusals = [400, 401, 404, 405, 421]

const send = ({ method, body }: Target, url: string, token: string) =>
  services.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })

const itemCount = async (): Promise<number> =>
  (await services.db.selectFrom('cart_items').selectAll().where('cart_id', '=', cart).execute()).length

/** Everything wrong that a token brought about, by target and address. */
const wrongsOf = async (token: string, targets = allTargets()): Promise<readonly string[]> => {
  const wrongs: string[] = []
  for (const target of targets)
    for (const [how, addressed] of Object.entries(oddAddresses)) {
      const answer = await send(target, addressed(target.path), token)
      const isTold = secrets.some((secret) => answer.body.includes(secret) && !addressed(target.path).includes(secret))
      if (!refusals.includes(answer.statusCode) || isTold)
        wrongs.push(`${target.method} ${addressed(target.path)} (${how}): ${answer.statusCode}`)
    }
  return wrongs
}

describe('a token that the services did not give', () => {
  it('is tried in more than twenty-four forms at more than twenty addresses', () => {
    expect(Object.keys(forged).length).toBeGreaterThanOrEqual(24)
    expect(Object.keys(oddAddresses).length).toBeGreaterThanOrEqual(20)
  })

  it('opens nothing under any address', async () => {
    const before = await itemCount()
    const wrongs: Record<string, readonly string[]> = {}
    for (const [fault, token] of Object.entries(forged)) {
      const found = await wrongsOf(token, fewTargets())
      if (found.length > 0) wrongs[fault] = found
    }
    expect(wrongs).toEqual({})
    expect(await itemCount()).toBe(before)
  }, 60_000)

  it('is refused in whatever way it is brought', async () => {
    const genuine = await services.tokenOf('tom')
    const headers = {
      'no scheme': genuine,
      'another scheme': `Basic ${genuine}`,
      'two tokens': `Bearer ${genuine} ${genuine}`,
      'a list': `Bearer ${genuine}, Bearer ${spent}`,
      'a quoted token': `Bearer "${genuine}"`,
      'a scheme alone': 'Bearer ',
    }
    for (const [how, authorization] of Object.entries(headers)) {
      const answer = await services.app.inject({
        url: '/services/v2/users/current',
        headers: { host: 'localhost', authorization },
      })
      expect([400, 401], how).toContain(answer.statusCode)
    }
    for (const address of [`?access_token=${genuine}`, `?token=${genuine}`, `?authorization=Bearer%20${genuine}`])
      expect((await services.call({ method: 'GET', path: `/v2/users/current${address}` })).status).toBe(401)
  })
})

describe('a token that is spent', () => {
  it('opens nothing under any address', async () => {
    const before = await itemCount()
    expect(await wrongsOf(spent)).toEqual([])
    expect(await itemCount()).toBe(before)
  })

  it('opens nothing a year later', async () => {
    const token = await services.tokenOf('user')
    services.passTime(365 * 24 * 60 * 60 * 1000)
    expect(await wrongsOf(token)).toEqual([])
  })

  it('logs out, which is all that it can do', async () => {
    const { access, refresh } = await services.open('user')
    services.passTime(QUARTER_HOUR_MS)
    for (const method of ['GET', 'PUT', 'POST'] as const) {
      const other = await services.call({ method, path: '/v2/sessions/current', token: access, body: {} })
      expect([400, 401, 404, 405], method).toContain(other.status)
    }
    const renewed = await services.call({
      method: 'POST',
      path: '/v2/sessions/',
      token: access,
      body: { refreshToken: refresh },
    })
    expect(renewed.status).toBe(200)

    const loggedOut = await services.call({ method: 'DELETE', path: '/v2/sessions/current', token: access })

    expect(loggedOut.status).toBe(204)
    expect(
      (await services.call({ method: 'POST', path: '/v2/sessions/', body: { refreshToken: refresh } })).status,
    ).toBe(401)
  })

  it('ends no session of somebody else, nor says whether there is one', async () => {
    const mine = await services.open('tom')
    const theirs = await services.open('user')
    services.passTime(QUARTER_HOUR_MS)
    const end = (id: string) => services.call({ method: 'DELETE', path: `/v2/sessions/${id}`, token: mine.access })

    const foreign = await end(String(decodeJwt(theirs.access)['sid']))

    expect(sameness(foreign)).toEqual(sameness(await end('ingen')))
    expect([401, 404]).toContain(foreign.status)
    expect(
      (await services.call({ method: 'POST', path: '/v2/sessions/', body: { refreshToken: theirs.refresh } })).status,
    ).toBe(200)
  })
})

describe('a token of a session that has changed', () => {
  /** Longer than a checked session may be remembered. */
  const UNTIL_CHECKED_AGAIN_MS = 6_000
  const statusOf = async (token: string) =>
    (await services.call({ method: 'GET', path: '/v2/users/current', token })).status

  it('is no good from the next call on when its session was ended here', async () => {
    const token = await services.tokenOf('user')
    expect(await statusOf(token)).toBe(200)
    await services.call({ method: 'DELETE', path: '/v2/sessions/current', token })
    expect(await statusOf(token)).toBe(401)
  })

  it('is no good within seconds when its session was ended by another process', async () => {
    const token = await services.tokenOf('user')
    expect(await statusOf(token)).toBe(200)
    await services.db
      .updateTable('sessions')
      .set({ revoked_at: new Date().toISOString() })
      .where('session_id', '=', String(decodeJwt(token)['sid']))
      .execute()
    services.passTime(UNTIL_CHECKED_AGAIN_MS)
    expect(await statusOf(token)).toBe(401)
  })

  it('carries a deny that was given after the log-in', async () => {
    const token = await services.tokenOf('tom')
    const { cartId } = await cartOf(services, token)
    const items = [{ articleNumber: '4208102', quantity: 1, deliveryId: 'DBI', label: '' }]
    await services.call({ method: 'POST', path: `/v2/cart/${cartId}/variants/batch/add`, token, body: items })
    const user = services.db.updateTable('users').where('user_id', '=', 'u-tom')
    await user.set({ permission_denies: JSON.stringify(['EJ_ORDER']) }).execute()
    services.passTime(UNTIL_CHECKED_AGAIN_MS)

    const { status } = await services.call({
      method: 'POST',
      path: `/v2/cart/${cartId}/checkout`,
      token,
      body: { orderDetails: { DBI: { warehouseId: '100' } }, sendOrderReceipt: false },
    })

    await user.set({ permission_denies: JSON.stringify([]) }).execute()
    expect(status).toBe(403)
  })
})

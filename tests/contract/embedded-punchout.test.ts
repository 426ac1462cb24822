import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { limits } from '#adapters/embedded/limits'
import { customerId, userId } from '#domain/kernel/ids'
import {
  cartOf,
  openEmbeddedShop,
  tomHolm,
  type Caller,
  type EmbeddedShop,
  type Refused,
  type Tokens,
} from './support/embedded-shop'
import { articles } from './support/small-catalogue'

let shop: EmbeddedShop
beforeAll(async () => {
  shop = await openEmbeddedShop()
})
afterAll(() => shop.close())

const ingaKopman = { ...tomHolm, userId: userId('u-inkop'), customerId: customerId('318844') }

const enter = (body: object) => shop.visitor.call<Tokens & Refused>('POST', '/v2/oci/sessions', body)
const credentials = (logonId: string, logonPassword = DEMO_PASSWORD) => ({ logonId, logonPassword })
const punchout = async (): Promise<Caller> =>
  shop.withToken((await enter(credentials('inkop'))).body.AuthenticationResult.AccessToken)
const claimsOf = (body: Tokens) => decodeJwt(body.AuthenticationResult.AccessToken)

describe('POST /v2/oci/sessions', () => {
  it('[AUTH-11] opens a punchout session, whose token says so', async () => {
    const answer = await enter({ ...credentials('inkop'), Bolag: 'Köpman Bygg AB', email: 'x@y.invalid' })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(claimsOf(answer.body)).toMatchObject({ username: 'inkop', customerId: '318844', punchout: true })
  })

  it('takes the field names that procurement systems send', async () => {
    for (const body of [
      { USERNAME: 'inkop', PASSWORD: DEMO_PASSWORD },
      { username: 'inkop', password: DEMO_PASSWORD },
      { SENDER_ID: 'inkop@fackhandel.example', password: DEMO_PASSWORD },
    ])
      expect((await enter(body)).status).toBe(200)
  })

  it('refuses an account that is not for it as it refuses a wrong password or a name that nobody has', async () => {
    const wrong = await enter(credentials('inkop', 'fel'))
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { code: 'AUTHENTICATION_FAILED', message: 'Fel användarnamn eller lösenord' },
    ])
    for (const username of ['user', 'siteadmin', 'ingen-alls']) {
      const answer = await enter(credentials(username))
      expect([answer.status, answer.body]).toEqual([wrong.status, wrong.body])
    }
  })

  it('takes no refresh token, and refuses a body without credentials', async () => {
    const { RefreshToken } = (await enter(credentials('inkop'))).body.AuthenticationResult
    const bodies = [{ refreshToken: RefreshToken }, { logonId: 'inkop' }, {}]
    expect(await Promise.all(bodies.map(async (body) => (await enter(body)).status))).toEqual([400, 400, 400])
  })

  it('counts its attempts together with those of the other log-in', async () => {
    for (let guess = 0; guess < limits.session.freeAttemptsPerAccount; guess += 1)
      await enter(credentials('seller', 'gissning'))
    expect((await enter(credentials('seller'))).status).toBe(429)
    expect((await shop.logIn('seller')).status).toBe(429)
    shop.passTime(48 * 60 * 60 * 1000)
  })
})

describe('a punchout session', () => {
  it('stays one when it is renewed, and an ordinary log-in of its user is none', async () => {
    const { RefreshToken } = (await enter(credentials('inkop'))).body.AuthenticationResult
    const renewed = await shop.visitor.call<Tokens>('POST', '/v2/sessions/', { refreshToken: RefreshToken })
    expect(claimsOf(renewed.body)).toMatchObject({ punchout: true })
    expect(claimsOf((await shop.logIn('inkop')).body)).not.toHaveProperty('punchout')
  })

  it('[CUSTOMER-14] lists customers of the virtual context, which no other session is shown', async () => {
    const virtual = { is_suspended: false, active: true, is_virtual: true, zip_code: '', city: '', assortment: null }
    const row = { ...virtual, customer_id: '990001', name: 'Köpman via SAP', delivery_weekdays: '[]' }
    await shop.db.insertInto('customers').values(row).execute()
    await shop.db
      .insertInto('user_customers')
      .values({ user_id: 'u-inkop', customer_id: '990001', role: 'USER' })
      .execute()
    const listed = async (caller: Caller, isVirtual: boolean) => {
      const path = `/v3/customers?active=1&virtualContext=${isVirtual}`
      const { body } = await caller.call<readonly { readonly customerId: string }[]>('GET', path)
      return body.map(({ customerId }) => customerId)
    }
    const [inSession, ordinary] = [await punchout(), await shop.as('inkop')]
    expect(await listed(inSession, true)).toEqual(['318844', '990001'])
    expect(await listed(inSession, false)).toEqual(['318844'])
    expect(await listed(ordinary, true)).toEqual(['318844'])
    await shop.db.deleteFrom('user_customers').where('customer_id', '=', '990001').execute()
    await shop.db.deleteFrom('customers').where('customer_id', '=', '990001').execute()
  })

  it('[DELIVERY-37] [DELIVERY-38] takes lines for DBI alone, whatever its user prefers', async () => {
    await shop.db
      .updateTable('users')
      .set({ preferred_delivery_method: 'EXH' })
      .where('username', '=', 'inkop')
      .execute()
    const caller = await punchout()
    const added = async (by: Caller, deliveryId: string): Promise<readonly [number, string | undefined]> => {
      const { cartId } = await cartOf(shop.db, ingaKopman)
      const line = { articleNumber: articles.plain, quantity: 1, deliveryId, label: '' }
      const { status, body } = await by.call('POST', `/v2/cart/${cartId}/variants/batch/add`, [line])
      return [status, body.code]
    }
    expect(await added(caller, 'EXH')).toEqual([403, 'DELIVERY_DENIED'])
    expect(await added(caller, 'DBI')).toEqual([200, undefined])
    expect(await added(await shop.as('inkop'), 'EXH')).toEqual([200, undefined])
    const preferring = await caller.call('PUT', '/v2/users/current', { preferredDeliveryMethod: 'XXX' })
    expect([preferring.status, preferring.body.code]).toEqual([403, 'DELIVERY_DENIED'])
  })
})

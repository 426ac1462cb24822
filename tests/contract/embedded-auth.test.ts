import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedShop, type Answer, type EmbeddedShop, type Refused, type Tokens } from './support/embedded-shop'
import { decode } from '#application/codecs/codec'
import { CustomersCodec, LogInAnswer, TokenClaims, UserCodec } from '#adapters/contract/session'
import { AssortmentCodec, DeliveryDatesCodec } from '#adapters/contract/customer'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'

let shop: EmbeddedShop

beforeAll(async () => {
  shop = await openEmbeddedShop()
})
afterAll(() => shop.close())

const post = (body: object) => shop.visitor.call<Tokens & Refused>('POST', '/v2/sessions/', body)
const refresh = (refreshToken: string, context: object = {}) => post({ refreshToken, ...context })
const tokensIn = (answer: Answer<Tokens>) => answer.body.AuthenticationResult

interface WireCustomer {
  readonly customerId: string
  readonly isSuspended: boolean
  readonly projects: readonly { readonly projectId: string }[]
}
interface WireDates {
  readonly deliveryId: string
  readonly dates: readonly string[]
  readonly orderBefore: string | null
}

describe('logging in', () => {
  it.each(['logonId', 'USER_NAME', 'USERNAME', 'username'])('[AUTH-01] takes the user name as %s', async (name) => {
    const answer = await post({ [name]: 'user', password: DEMO_PASSWORD })
    expect(decodeJwt(tokensIn(answer).AccessToken)['username']).toBe('user')
  })

  it.each(['logonPassword', 'PASSWORD', 'password'])('[AUTH-02] takes the password as %s', async (name) => {
    expect((await post({ username: 'user', [name]: DEMO_PASSWORD })).status).toBe(200)
  })

  it.each(['email', 'SENDER_ID'])('[AUTH-03] takes the e-mail address as %s', async (name) => {
    const answer = await post({ [name]: 'User@fackhandel.example', password: DEMO_PASSWORD })
    expect(decodeJwt(tokensIn(answer).AccessToken)['username']).toBe('user')
  })

  it('[AUTH-05] [AUTH-10] answers an access and a refresh token in the shape of the contract', async () => {
    const answer = await shop.logIn('user')
    expect(answer.status).toBe(200)
    expect(decode(LogInAnswer, answer.body)).toMatchObject({
      _tag: 'Right',
      right: { AuthenticationResult: { ExpiresIn: 900, TokenType: 'Bearer' } },
    })
  })

  it('[SESSION-01] puts name, role, denies, customer, project and version in the token', async () => {
    const claims = decodeJwt(tokensIn(await shop.logIn('nekad')).AccessToken)
    expect(decode(TokenClaims, claims)).toMatchObject({
      _tag: 'Right',
      right: { username: 'nekad', customerPermissions: { role: 'USER' }, customerId: '104830', version: 2 },
    })
    expect(claims['permissionDenies']).toHaveLength(8)
  })

  it('answers a wrong name and a wrong password alike', async () => {
    const wrongPassword = await shop.logIn('siteadmin', 'fel')
    const wrongName = await shop.logIn('ingen-alls', 'fel')
    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body).toEqual({ code: 'AUTHENTICATION_FAILED', message: 'Fel användarnamn eller lösenord' })
    expect({ ...wrongName, headers: undefined }).toEqual({ ...wrongPassword, headers: undefined })
  })

  it('refuses a body without credentials', async () => {
    expect((await post({ username: 'user' })).status).toBe(400)
    expect((await post({ username: { $ne: '' }, password: 'x' })).status).toBe(400)
  })
})

describe('a session', () => {
  it('[AUTH-04] is renewed by its refresh token, which is exchanged for a new one', async () => {
    const first = tokensIn(await shop.logIn('user'))
    const renewed = await refresh(first.RefreshToken)
    expect(renewed.status).toBe(200)
    expect(tokensIn(renewed).RefreshToken).not.toBe(first.RefreshToken)
  })

  it('[ERROR-07] refuses every call with a token that is spent, forged or no token', async () => {
    const { AccessToken } = tokensIn(await shop.logIn('user'))
    const user = () => shop.withToken(AccessToken).call('GET', '/v2/users/current')
    expect((await user()).status).toBe(200)
    shop.passTime(901_000)
    expect(await user()).toMatchObject({ status: 401, body: { message: 'Invalid token' } })
    const [head = '', , signature = ''] = AccessToken.split('.')
    const forged = `${head}.${Buffer.from('{"sub":"u-siteadmin"}').toString('base64url')}.${signature}`
    expect((await shop.withToken(forged).call('GET', '/v2/users/current')).status).toBe(401)
    expect((await shop.withToken('rappakalja').call('GET', '/v3/customers')).status).toBe(401)
  })

  it('[AUTH-12] is over after logging out, even with a spent access token', async () => {
    const { AccessToken, RefreshToken } = tokensIn(await shop.logIn('user'))
    shop.passTime(901_000)
    expect((await shop.withToken(AccessToken).call('DELETE', '/v2/sessions/current')).status).toBe(204)
    expect((await refresh(RefreshToken)).status).toBe(401)
  })

  it('cannot be ended by somebody else', async () => {
    const mine = tokensIn(await shop.logIn('user'))
    const theirs = await shop.as('tom')
    const foreign = await theirs.call('DELETE', `/v2/sessions/${String(decodeJwt(mine.AccessToken)['sid'])}`)
    const absent = await theirs.call('DELETE', '/v2/sessions/ingen')
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body])
    expect((await refresh(mine.RefreshToken)).status).toBe(200)
  })

  it('works for another customer and project when asked to, and for no project with null', async () => {
    const first = tokensIn(await shop.logIn('buyeradmin'))
    expect(decodeJwt(first.AccessToken)).toMatchObject({ customerId: '104822', projectId: 'P-3317' })
    const other = tokensIn(await refresh(first.RefreshToken, { customerId: '104830' }))
    expect(decodeJwt(other.AccessToken)).toMatchObject({ customerId: '104830', projectId: null })
    const project = tokensIn(await refresh(other.RefreshToken, { customerId: '104822', projectId: 'P-3320' }))
    expect(decodeJwt(project.AccessToken)).toMatchObject({ customerId: '104822', projectId: 'P-3320' })
    const kept = tokensIn(await refresh(project.RefreshToken))
    expect(decodeJwt(kept.AccessToken)).toMatchObject({ customerId: '104822', projectId: 'P-3320' })
    const cleared = tokensIn(await refresh(kept.RefreshToken, { projectId: null }))
    expect(decodeJwt(cleared.AccessToken)).toMatchObject({ customerId: '104822', projectId: null })
  })

  it('cannot work for a foreign customer or project, and stays as it was', async () => {
    const { RefreshToken } = tokensIn(await shop.logIn('user'))
    const foreign = await refresh(RefreshToken, { customerId: '220417' })
    const absent = await refresh(RefreshToken, { customerId: '999999' })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)
    expect((await refresh(RefreshToken, { customerId: '104822', projectId: 'P-4102' })).status).toBe(404)
    expect((await refresh(RefreshToken)).status).toBe(200)
  })
})

describe('the user and the customers', () => {
  it('are told to their owner alone', async () => {
    const user = await shop.as('user')
    const own = await user.call('GET', '/v2/users/current')
    expect(decode(UserCodec, own.body)).toMatchObject({
      _tag: 'Right',
      right: { userId: 'u-user', lastName: 'Rahimi' },
    })
    expect((await user.call('GET', '/v2/users/u-user')).body).toEqual(own.body)
    const foreign = await user.call('GET', '/v2/users/u-tom')
    expect([foreign.status, foreign.body]).toEqual([404, (await user.call('GET', '/v2/users/ingen')).body])
    expect((await shop.visitor.call('GET', '/v2/users/current')).status).toBe(401)
  })

  it('[CUSTOMER-01] [CUSTOMER-15] [CUSTOMER-20] lists several customers with their projects', async () => {
    const answer = await (
      await shop.as('buyeradmin')
    ).call<readonly WireCustomer[]>('GET', '/v3/customers?active=1&virtualContext=false')
    const customers = decode(CustomersCodec, answer.body)
    expect(customers).toMatchObject({
      _tag: 'Right',
      right: [{ customerId: '104822', role: 'BUYER_ADMIN' }, { customerId: '104830' }],
    })
    expect(answer.body[0]?.projects.map(({ projectId }) => projectId)).toEqual(['P-3309', 'P-3317', 'P-3320'])
  })

  it('[CUSTOMER-16] finds customers by part of the name or the beginning of the number', async () => {
    const seller = await shop.as('seller')
    const found = async (search: string) =>
      (
        await seller.call<readonly WireCustomer[]>('GET', `/v3/customers?active=1&search=${encodeURIComponent(search)}`)
      ).body.map((customer) => customer.customerId)
    expect(await found('lindqvist')).toEqual(['104822', '104830'])
    expect(await found('3018')).toEqual([])
    expect(await found('3011')).toEqual(['301190'])
    expect(await found('%')).toEqual([])
  })

  it('lists every customer of a user, however many: no other list tells of those beyond a page', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => String(700_000 + index))
    const own = { is_suspended: false, active: true, is_virtual: false, zip_code: '', city: '', assortment: null }
    await shop.db
      .insertInto('customers')
      .values(many.map((id) => ({ ...own, customer_id: id, name: `Kund ${id}`, delivery_weekdays: '[]' })))
      .execute()
    await shop.db
      .insertInto('projects')
      .values({ customer_id: '701199', project_id: 'P-1', name: 'Sist', description: '' })
      .execute()
    await shop.db
      .insertInto('user_customers')
      .values(many.map((id) => ({ user_id: 'u-seller', customer_id: id, role: 'USER' })))
      .execute()

    const { body } = await (await shop.as('seller')).call<readonly WireCustomer[]>('GET', '/v3/customers?active=1')

    expect(body.filter(({ customerId }) => customerId.startsWith('70'))).toHaveLength(1_200)
    expect(body.at(-1)).toMatchObject({ customerId: '701199', projects: [{ projectId: 'P-1' }] })
    for (const table of ['projects', 'user_customers', 'customers'] as const)
      await shop.db.deleteFrom(table).where('customer_id', 'in', many).execute()
  })

  it('[CUSTOMER-18] says that a customer is suspended', async () => {
    const { body } = await (await shop.as('nyrorhord')).call<readonly WireCustomer[]>('GET', '/v3/customers?active=1')
    expect(body.map((customer) => customer.isSuspended)).toEqual([false, true])
  })

  it('[DELIVERY-36] tells the days on which goods reach a customer', async () => {
    const answer = await (
      await shop.as('nyrorhord')
    ).call<readonly WireDates[]>('GET', '/customers/220417/delivery-dates')
    expect(decode(DeliveryDatesCodec, answer.body)._tag).toBe('Right')
    const lorry = answer.body.find((entry) => entry.deliveryId === 'DBI')
    expect(lorry?.orderBefore).toBe('15:30')
    expect(lorry?.dates).toHaveLength(40)
    const weekdays = new Set(lorry?.dates.map((date) => new Date(date).getUTCDay()))
    expect(weekdays).toEqual(new Set([2, 4]))
  })

  it('[CUSTOMER-08] tells the assortment of own customers, and nothing of foreign ones', async () => {
    const user = await shop.as('user')
    const own = await user.call('GET', '/customers/104822/assortment')
    expect(decode(AssortmentCodec, own.body)._tag).toBe('Right')
    for (const path of ['assortment', 'delivery-dates']) {
      const foreign = await user.call('GET', `/customers/220417/${path}`)
      const absent = await user.call('GET', `/customers/999999/${path}`)
      expect([foreign.status, foreign.body]).toEqual([404, absent.body])
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureMessage } from '#application/messages/failure-message'
import { secret } from '#domain/kernel/secret'
import { customerId, projectId, userId } from '#domain/kernel/ids'
import { answerOf, configOf, failureOf, goodToken, NOON, remoteShop, tokenFor } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'
import { authenticated, expired, nearExpiry, renewed, renewing, sessions } from './support/token-renewal'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const pathsOf = () => server.requests.map(({ method, path }) => `${method} ${path}`)

describe('the user of a session', () => {
  it('[USER-03] may have id, name and e-mail address in a nested User', async () => {
    const shop = remoteShop(server.origin, { tokens: { access: goodToken } })
    server.answers({
      json: { User: { UserID: 'u9', Username: 'tom', EmailAddress: 'tom@foretag.se' }, firstName: 'Tom' },
    })
    expect(await answerOf(shop.auth.currentUser())).toMatchObject({
      userId: 'u9',
      username: 'tom',
      email: 'tom@foretag.se',
      firstName: 'Tom',
    })
  })
})

describe('the service of users', () => {
  it('[USER-04] [USER-09] [USER-10] is asked by the paths and parameters of the spec, and nothing else', async () => {
    const shop = remoteShop(server.origin, { tokens: { access: goodToken } })
    server.answers({ json: { data: [{ userId: 'u9', firstName: 'Tom', customers: null }], next: 'x' } })
    const page = await answerOf(
      shop.users.users({
        limit: 15,
        offset: 30,
        orderBy: 'lastName',
        desc: true,
        active: false,
        search: { terms: ['anna'], customer: customerId('104822'), role: undefined },
      }),
    )
    expect(page).toMatchObject({ total: 1, totals: undefined, users: [{ userId: 'u9', defaultDeliveryMethod: 'DBI' }] })
    expect(server.requests[0]?.path).toBe('/auth/v2/users')
    expect(server.requests[0]?.query).toEqual({
      limit: '15',
      offset: '30',
      orderBy: 'lastName',
      desc: '1',
      active: '0',
      total: '1',
      search: 'anna kund:104822',
      virtualContext: 'false',
    })
    server.answers({ json: { userId: 'u9', name: 'Tom Holm' } })
    expect(await answerOf(shop.users.userName(userId('u9')))).toBe('Tom Holm')
    expect(pathsOf().at(-1)).toBe('GET /auth/users/name/u9')
  })

  it('[PERM-20] [PERM-22] [PERM-23] may name roles and denies by their codes alone', async () => {
    const shop = remoteShop(server.origin, { tokens: { access: goodToken } })
    server.answers({ json: ['USER', { code: 'BUYER_ADMIN', name: 'Köpare' }] })
    expect(await answerOf(shop.users.roleNames())).toEqual([
      { code: 'USER', name: undefined },
      { code: 'BUYER_ADMIN', name: 'Köpare' },
    ])
  })
})

describe('log-in', () => {
  it('[AUTH-10] [AUTH-05] [SESSION-16] [SESSION-17] posts user name and password, and keeps both tokens under their keys', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ json: authenticated(goodToken, 'refresh-1') })
    const answer = await answerOf(shop.auth.logIn({ username: 'user', password: secret('hemligt') }))
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: sessions,
      body: { username: 'user', password: 'hemligt' },
    })
    expect(shop.store.all()).toEqual({ 'current-token': goodToken, 'refresh-token': 'refresh-1' })
    expect(answer).toEqual({
      tag: 'LoggedIn',
      claims: {
        username: 'Märta',
        userId: 'u1',
        role: 'USER',
        permissionDenies: ['EJ_ORDER'],
        customerId: '104822',
        projectId: undefined,
        isPunchout: false,
        expiresAt: NOON + 900,
      },
    })
  })

  it('[AUTH-06] a challenge leaves nobody logged in and nothing stored', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ json: { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's' } })
    const answer = await answerOf(shop.auth.logIn({ username: 'user', password: secret('p') }))
    expect(answer).toEqual({ tag: 'Challenged', challengeName: 'NEW_PASSWORD_REQUIRED' })
    expect(shop.store.all()).toEqual({})
  })

  it('wrong credentials are a refusal and no lost session', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ status: 401, json: { message: 'Fel', code: 'AUTHENTICATION_FAILED' } })
    expect(await failureOf(shop.auth.logIn({ username: 'user', password: secret('p') }))).toMatchObject({ status: 401 })
    expect(shop.changes).toEqual([])
  })

  it('that has to wait is a refusal in the words of the service, asked once and no lost session', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    const message = 'För många försök. Försök igen om 8 sekunder.'
    server.answers({ status: 429, headers: { 'retry-after': '8' }, json: { message, code: 'TOO_MANY_ATTEMPTS' } })
    const failure = await failureOf(shop.auth.logIn({ username: 'user', password: secret('p') }))
    expect(failureMessage(failure)).toEqual({ key: 'service.message', params: { text: message } })
    expect(pathsOf()).toEqual([`POST ${sessions}`])
    expect(shop.changes).toEqual([])
  })

  it('an answer without tokens, or with a token that does not decode, is unreadable', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ json: {} }, { json: authenticated('garbage', 'refresh-1') })
    expect(await failureOf(shop.auth.logIn({ username: 'u', password: secret('p') }))).toMatchObject({
      tag: 'Unreadable',
    })
    expect(await failureOf(shop.auth.logIn({ username: 'u', password: secret('p') }))).toMatchObject({
      tag: 'Unreadable',
    })
    expect(shop.store.all()).toEqual({})
  })
})

describe('taking up a stored session', () => {
  it('a good token needs no call', async () => {
    const shop = remoteShop(server.origin)
    server.answers()
    expect(shop.auth.stored()).toBe('token')
    expect(await answerOf(shop.auth.resume())).toMatchObject({ tag: 'LoggedIn' })
    expect(server.requests).toHaveLength(0)
  })

  it.each([
    ['near expiry', nearExpiry],
    ['expired', expired],
    ['undecodable', 'garbage'],
  ])('[AUTH-04] a token %s is renewed with nothing but the refresh token', async (_name, token) => {
    const shop = remoteShop(server.origin, { tokens: { 'current-token': token, 'refresh-token': 'refresh-1' } })
    server.script(renewing)
    expect(shop.auth.stored()).toBe('refreshToken')
    expect(await answerOf(shop.auth.resume())).toMatchObject({ tag: 'LoggedIn' })
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: sessions, body: { refreshToken: 'refresh-1' } })
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
    expect(shop.store.all()).toEqual({ 'current-token': renewed, 'refresh-token': 'refresh-2' })
  })

  it('a refused refresh token leaves nothing stored', async () => {
    const shop = remoteShop(server.origin, { tokens: { 'refresh-token': 'old' } })
    server.answers({ status: 401 })
    expect(await failureOf(shop.auth.resume())).toMatchObject({ tag: 'Refused', status: 401 })
    expect(shop.store.all()).toEqual({})
    expect(shop.changes).toEqual([])
  })

  it('with nothing stored nobody is asked', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers()
    expect(shop.auth.stored()).toBe('none')
    expect(await failureOf(shop.auth.resume())).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(server.requests).toHaveLength(0)
  })
})

describe('log-out', () => {
  it('[AUTH-12] deletes the session with its token and forgets both tokens at once', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ status: 204 })
    const out = shop.auth.logOut()()
    expect(shop.store.all()).toEqual({})
    expect(await out).toMatchObject({ _tag: 'Right' })
    expect(pathsOf()).toEqual(['DELETE /auth/v2/sessions/current'])
    expect(server.requests[0]?.headers['authorization']).toBe(`Bearer ${goodToken}`)
  })

  it('ends the session that was left, also when another one has begun since', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ status: 204 })
    shop.auth.leave()
    expect(shop.store.all()).toEqual({})
    shop.store.set('current-token', nearExpiry)

    await answerOf(shop.auth.logOut())

    expect(server.requests[0]?.headers['authorization']).toBe(`Bearer ${goodToken}`)
    expect(shop.store.all()).toEqual({ 'current-token': nearExpiry })
  })

  it('[SESSION-14] a 401 on it is ignored', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ status: 401, text: 'Invalid token' })
    await expect(answerOf(shop.auth.logOut())).resolves.toBeUndefined()
    expect(shop.changes).toEqual([])
  })

  it('a spent token is renewed first, so that the service can end the session', async () => {
    const shop = remoteShop(server.origin, { tokens: { 'current-token': expired, 'refresh-token': 'refresh-1' } })
    server.script(renewing)
    await answerOf(shop.auth.logOut())
    expect(pathsOf()).toEqual([`POST ${sessions}`, 'DELETE /auth/v2/sessions/current'])
    expect(shop.store.all()).toEqual({})
  })
})

describe('customers', () => {
  const customer = {
    customerId: '104822',
    name: 'Lindqvist Rör & Värme AB',
    role: 'BUYER_ADMIN',
    projects: [{ projectId: 'P-3317', name: 'Brf Kvarnen' }],
  }

  it('[CUSTOMER-15] lists the active customers without virtual context', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ json: [customer] })
    expect(await answerOf(shop.auth.customers())).toEqual([
      {
        ...customer,
        isSuspended: false,
        active: true,
        zipCode: '',
        city: '',
        projects: [{ projectId: 'P-3317', name: 'Brf Kvarnen', description: '' }],
      },
    ])
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/auth/v3/customers' })
    expect(server.requests[0]?.query).toEqual({ active: '1', virtualContext: 'false' })
  })

  it('[CUSTOMER-14] asks for those of the virtual context in a punchout session alone', async () => {
    const asked = async (tokens: Record<string, string>) => {
      server.answers({ json: [] })
      await answerOf(remoteShop(server.origin, { tokens }).auth.customers())
      return server.requests.at(-1)?.query
    }
    const punchout = tokenFor({ exp: NOON + 900, punchout: true })
    expect(await asked({ 'current-token': punchout })).toEqual({ active: '1', virtualContext: 'true' })
    expect(await asked({ 'current-token': goodToken })).toEqual({ active: '1', virtualContext: 'false' })
    expect(await asked({})).toEqual({ active: '1', virtualContext: 'false' })
  })

  it('[CUSTOMER-16] searches among them', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ json: [] })
    await answerOf(shop.auth.customers('rör & värme'))
    expect(server.requests[0]?.query).toEqual({ active: '1', virtualContext: 'false', search: 'rör & värme' })
  })

  it('[CUSTOMER-12] asks for all customers where the brand says so', async () => {
    const config = configOf(server.origin, { verifyShowAllCustomers: true })
    const shop = remoteShop(server.origin, { config: () => config })
    server.answers({ json: [] })
    await answerOf(shop.auth.customers())
    expect(server.requests[0]?.query).toMatchObject({ verifyShowAllCustomers: 'true' })
  })

  it('switches context with the refresh token, and takes the new tokens', async () => {
    const shop = remoteShop(server.origin)
    server.script(renewing)
    await answerOf(shop.auth.switchContext(customerId('104830'), undefined))
    await answerOf(shop.auth.switchContext(customerId('104822'), projectId('P-3317')))
    expect(server.requests.map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-1', customerId: '104830', projectId: null },
      { refreshToken: 'refresh-2', customerId: '104822', projectId: 'P-3317' },
    ])
  })

  it('a refused switch keeps the session', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ status: 403 })
    expect(await failureOf(shop.auth.switchContext(customerId('1'), undefined))).toMatchObject({ status: 403 })
    expect(shop.store.all()).toMatchObject({ 'current-token': goodToken, 'refresh-token': 'refresh-1' })
  })

  it('a switch that is turned away because the session has ended ends it here too', async () => {
    const shop = remoteShop(server.origin)
    const told: string[] = []
    shop.auth.whenChanged((change) => told.push(change))
    server.answers({ status: 401 })
    expect(await failureOf(shop.auth.switchContext(customerId('1'), undefined))).toMatchObject({ status: 401 })
    expect(told).toEqual(['refreshFailed'])
    expect(shop.store.all()).not.toHaveProperty('refresh-token')
  })

  it('[CUSTOMER-08] reads the name of the assortment; a customer without one has none', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ json: { name: 'vvs-proffs' } }, { status: 404 })
    expect(await answerOf(shop.customers.assortment(customerId('104822')))).toBe('vvs-proffs')
    expect(await answerOf(shop.customers.assortment(customerId('104822')))).toBeUndefined()
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/assortment/customers/104822/assortment' })
  })

  it('[CUSTOMER-11] asks for no assortment where the service has no address of its own', async () => {
    const origin = server.origin
    const config = configOf(origin)
    const shop = remoteShop(origin, {
      config: () => ({ ...config, services: { ...config.services, assortment: '/x' } }),
    })
    server.answers()
    expect(await answerOf(shop.customers.assortment(customerId('104822')))).toBeUndefined()
    expect(server.requests).toHaveLength(0)
  })

  it('[DELIVERY-36] reads the delivery dates; a customer without any has an empty list', async () => {
    const shop = remoteShop(server.origin)
    const dates = [{ deliveryId: 'DBI', dates: ['2026-06-02', '2026-06-04'], orderBefore: '15:30' }]
    server.answers({ json: dates }, { status: 404 })
    expect(await answerOf(shop.customers.deliveryDates(customerId('104822')))).toEqual(dates)
    expect(await answerOf(shop.customers.deliveryDates(customerId('104822')))).toEqual([])
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/gateway/customers/104822/delivery-dates' })
  })

  it('reads the user by the id in the token', async () => {
    const shop = remoteShop(server.origin)
    const user = { userId: 'u1', username: 'user', firstName: 'Moa', lastName: 'L', email: 'user@fackhandel.example' }
    server.answers({ json: user })
    expect(await answerOf(shop.auth.currentUser())).toMatchObject({ ...user, defaultDeliveryMethod: 'DBI' })
    expect(pathsOf()).toEqual(['GET /auth/v2/users/u1'])
  })
})

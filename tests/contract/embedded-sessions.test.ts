import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverKeys } from '#adapters/embedded/auth/server-keys'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type Answer, type EmbeddedShop, type Refused, type Tokens } from './support/embedded-shop'
import { onEachEngine } from './support/engines'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const tokensIn = (answer: Answer<Tokens>) => answer.body.AuthenticationResult
const sidOf = (token: string) => String(decodeJwt(token)['sid'])

await onEachEngine('a session', (options) => {
  let shop: EmbeddedShop
  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
  })
  afterAll(() => shop.close())

  const post = (body: object, headers = {}) =>
    shop.visitor.call<Tokens & Refused>('POST', '/v2/sessions/', body, headers)
  const refresh = (refreshToken: string, context: object = {}, headers = {}) =>
    post({ refreshToken, ...context }, headers)
  const begin = async (username: string) => {
    const tokens = tokensIn(await shop.logIn(username))
    return { ...tokens, as: shop.withToken(tokens.AccessToken) }
  }

  describe('and an access token', () => {
    it.each([
      '/v2/users/current?/v2/sessions/',
      '/v2/users/current?x=/v2/sessions/',
      '/v3/customers?active=1&x=/v2/sessions/current',
      '/v3/customers#/v2/sessions/',
      '/v2/sessions/?/v2/users/current',
      '/v2/users/%2Fv2%2Fsessions%2F',
    ])('is spent on every address, also on %s', async (path) => {
      const { as } = await begin('user')
      shop.passTime(16 * MINUTE)
      expect(await as.call('GET', path)).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } })
    })

    it('is worth nothing from the moment of log-out', async () => {
      const { as } = await begin('user')
      expect((await as.call('GET', '/v2/users/current')).status).toBe(200)
      expect((await as.call('DELETE', '/v2/sessions/current')).status).toBe(204)
      expect((await as.call('GET', '/v2/users/current')).status).toBe(401)
    })

    it('is worth nothing within seconds of a log-out in another process', async () => {
      const other = await shop.startAnother()
      const { as, AccessToken } = await begin('user')
      const there = () =>
        other.inject({ url: '/v2/users/current', headers: { authorization: `Bearer ${AccessToken}` } })
      expect((await there()).statusCode).toBe(200)
      await as.call('DELETE', '/v2/sessions/current')
      shop.passTime(limits.session.checkedForMs)
      expect((await there()).statusCode).toBe(401)
      await other.close()
    })

    it('of a session that nobody began is refused, whoever signed it', async () => {
      const { AccessToken } = await begin('user')
      const { iss, aud, iat, exp, ...claims } = decodeJwt(AccessToken)
      const sign = async (changed: object) =>
        new SignJWT({ ...claims, iss, aud, iat, exp, ...changed })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .sign((await serverKeys(shop.db)).accessTokens)
      const statusOf = async (changed: object) =>
        (await shop.withToken(await sign(changed)).call('GET', '/v2/users/current')).status
      expect(await statusOf({})).toBe(200)
      expect(await statusOf({ sid: 'ingen' })).toBe(401)
      expect(await statusOf({ sid: sidOf((await begin('tom')).AccessToken) })).toBe(401)
      expect(await statusOf({ sub: 'u-siteadmin' })).toBe(401)
      expect(await statusOf({ customerId: '220417', projectId: null })).toBe(401)
      expect(await statusOf({ projectId: 'P-4102' })).toBe(401)
      expect(await statusOf({ aud: 'konr' })).toBe(401)
      expect(await statusOf({ iat: Number(iat) + 3600 })).toBe(401)
    })

    it('does not keep a bad token from logging in or refreshing', async () => {
      const { RefreshToken } = await begin('user')
      const headers = { authorization: 'Bearer rappakalja' }
      expect((await refresh(RefreshToken, {}, headers)).status).toBe(200)
    })
  })

  describe('and what its user may do', () => {
    const deny = (denies: readonly string[]) =>
      shop.db
        .updateTable('users')
        .set({ permission_denies: JSON.stringify(denies) })
        .where('user_id', '=', 'u-tom')
        .execute()

    it('follows a deny that is given after log-in, at once but for seconds', async () => {
      const { as } = await begin('tom')
      const body = { orderDetails: {}, sendOrderReceipt: false }
      const order = () => as.call('POST', '/v2/cart/ingen/checkout', body, { 'idempotency-key': 'en-order' })
      expect((await order()).status).toBe(404)
      await deny(['EJ_ORDER'])
      shop.passTime(limits.session.checkedForMs)
      expect((await order()).status).toBe(403)
      await deny([])
    })

    it('ends for a customer that is taken away, and the refresh goes on without that customer', async () => {
      const { as, RefreshToken } = await begin('nyrorhord')
      expect((await as.call('GET', '/v2/users/current')).status).toBe(200)
      const taken = await shop.db
        .deleteFrom('user_customers')
        .where('user_id', '=', 'u-nyrorhord')
        .where('customer_id', '=', '220417')
        .returning(['user_id', 'customer_id', 'role'])
        .executeTakeFirstOrThrow()
      shop.passTime(limits.session.checkedForMs)
      expect((await as.call('GET', '/v2/users/current')).status).toBe(401)
      const renewed = await refresh(RefreshToken)
      expect(renewed.status).toBe(200)
      expect(decodeJwt(tokensIn(renewed).AccessToken)['customerId']).not.toBe('220417')
      await shop.db.insertInto('user_customers').values(taken).execute()
    })

    it('ends for a customer that is no longer active', async () => {
      const { as } = await begin('tom')
      const setActive = (active: boolean) =>
        shop.db.updateTable('customers').set({ active }).where('customer_id', '=', '402215').execute()
      await setActive(false)
      shop.passTime(limits.session.checkedForMs)
      expect((await as.call('GET', '/v2/users/current')).status).toBe(401)
      await setActive(true)
    })
  })

  describe('and its end', () => {
    it('[AUTH-12] comes with a spent access token too, and stays', async () => {
      const { as, RefreshToken } = await begin('user')
      shop.passTime(16 * MINUTE)
      expect((await as.call('DELETE', '/v2/sessions/current')).status).toBe(204)
      expect((await as.call('DELETE', '/v2/sessions/current')).status).toBe(204)
      expect((await refresh(RefreshToken)).status).toBe(401)
    })

    it('is not brought about by a spent token of another session, not even the same user’s', async () => {
      const mine = await begin('user')
      const spent = await begin('user')
      const sid = sidOf(mine.AccessToken)
      shop.passTime(16 * MINUTE)
      expect((await spent.as.call('DELETE', `/v2/sessions/${sid}`)).status).toBe(401)
      expect((await refresh(mine.RefreshToken)).status).toBe(200)
      const good = await begin('user')
      expect((await good.as.call('DELETE', `/v2/sessions/${sid}`)).status).toBe(204)
    })

    it('is refused to whoever has no token or a forged one', async () => {
      expect((await shop.visitor.call('DELETE', '/v2/sessions/current')).status).toBe(401)
      expect((await shop.withToken('a.b.c').call('DELETE', '/v2/sessions/current')).status).toBe(401)
    })

    it('comes after ninety days, however often it was refreshed', async () => {
      let { AccessToken, RefreshToken } = await begin('user')
      for (const days of [25, 25, 25, 14]) {
        shop.passTime(days * DAY)
        const renewed = await refresh(RefreshToken)
        expect(renewed.status).toBe(200)
        ;({ AccessToken, RefreshToken } = tokensIn(renewed))
      }
      shop.passTime(DAY - 5 * MINUTE)
      ;({ AccessToken, RefreshToken } = tokensIn(await refresh(RefreshToken)))
      shop.passTime(6 * MINUTE)
      expect((await shop.withToken(AccessToken).call('GET', '/v2/users/current')).status).toBe(401)
      expect((await refresh(RefreshToken)).status).toBe(401)
    })
  })

  describe('of one brand', () => {
    const konr = { host: 'konr.localhost' }

    it('does not work at another, neither by its access token nor by its refresh token', async () => {
      const { as, RefreshToken } = await begin('user')
      expect((await as.call('GET', '/v2/users/current', undefined, { host: 'dahl.localhost' })).status).toBe(200)
      expect((await as.call('GET', '/v2/users/current', undefined, konr)).status).toBe(401)
      expect((await as.call('DELETE', '/v2/sessions/current', undefined, konr)).status).toBe(401)
      expect((await refresh(RefreshToken, {}, konr)).status).toBe(401)
      expect((await refresh(RefreshToken)).status).toBe(200)
    })

    it('is the brand of the host where the user logged in', async () => {
      const tokens = tokensIn(await post({ username: 'user', password: 'Fackhandel-2026' }, konr))
      expect(decodeJwt(tokens.AccessToken).aud).toBe('konr')
      const as = shop.withToken(tokens.AccessToken)
      expect((await as.call('GET', '/v2/users/current', undefined, konr)).status).toBe(200)
      expect((await as.call('GET', '/v2/users/current')).status).toBe(401)
    })
  })
})

import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import type { Tokens } from './support/embedded-shop'
import { usersShop } from './support/users-shop'

const at = usersShop()

describe('nobody gets more than they have (F24)', () => {
  const rank = ['USER', 'BUYER_ADMIN', 'SELLER_ADMIN', 'SITE_ADMIN']
  const stateOf = async (id: string) =>
    JSON.stringify([
      await at.shop.db
        .selectFrom('user_customers')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('customer_id')
        .execute(),
      await at.shop.db
        .selectFrom('users')
        .select(['role', 'active', 'permission_denies'])
        .where('user_id', '=', id)
        .execute(),
    ])
  const highest = async (id: string) => {
    const rows = await at.shop.db.selectFrom('user_customers').select('role').where('user_id', '=', id).execute()
    return Math.max(...rows.map(({ role }) => rank.indexOf(role)))
  }
  const changes = [
    ...rank.map((role) => ({ roles: [{ customerId: '104822', role }] })),
    { active: false },
    { customers: ['104822', '402215'] },
    {
      customers: ['104822', '104830', '220417', '301190', '318844', '402215'],
      roles: [{ customerId: '402215', role: 'SITE_ADMIN' }],
    },
  ]

  it.each(['user', 'buyeradmin', 'seller', 'siteadmin'])('by any change of their own rights: %s', async (username) => {
    const own = await at.shop.as(username)
    const id = `u-${username}`
    const before = await stateOf(id)
    for (const change of changes) expect((await at.put(own, id, change)).body.code).toBe('OWN_RIGHTS')
    expect((await at.putDenies(own, id, '104822', ['EJ_ORDER'])).body.code).toBe('OWN_RIGHTS')
    expect((await at.putDenies(own, 'current', '104822', [])).body.code).toBe('OWN_RIGHTS')
    expect(await stateOf(id)).toBe(before)
  })

  it.each([
    ['user', ['u-buyeradmin', 'u-seller', 'u-siteadmin', 'u-kollega-2']],
    ['buyeradmin', ['u-seller', 'u-siteadmin', 'u-kollega-5']],
    ['seller', ['u-siteadmin']],
  ] as const)('by a change of somebody above: %s', async (username, above) => {
    const own = await at.shop.as(username)
    for (const id of above) {
      const before = await stateOf(id)
      for (const change of [
        ...changes,
        { firstName: 'Kapad' },
        { mobileNumber: null },
        { sendActivation: true },
        { demandNewPassword: true },
      ])
        expect([403, 404]).toContain((await at.put(own, id, change)).status)
      expect([403, 404]).toContain((await at.putDenies(own, id, '104822', ['EJ_ORDER'])).status)
      expect(await stateOf(id)).toBe(before)
    }
  })

  it.each([
    ['buyeradmin', 1],
    ['seller', 2],
    ['siteadmin', 3],
  ] as const)('by roles that they give to others: %s', async (username, own) => {
    const caller = await at.shop.as(username)
    const { userId: id } = await at.named('cecilia.norberg')
    for (const [index, role] of rank.entries()) {
      const { status } = await at.put(caller, id, { roles: [{ customerId: '104822', role }] })
      expect([role, status]).toEqual([role, index <= own ? 200 : 403])
      expect(await highest(id)).toBeLessThanOrEqual(own)
    }
    await at.put(at.site, id, { roles: [{ customerId: '104822', role: 'USER' }] })
  })
})

describe('a right that is taken from somebody at work', () => {
  it('is told with the next answer, until their token is exchanged', async () => {
    const { AccessToken, RefreshToken } = (await at.shop.logIn('user')).body.AuthenticationResult
    const toldBy = async (token: string) =>
      (await at.shop.withToken(token).call('GET', '/v2/users/current')).headers['x-rights-changed']
    at.shop.passTime(limits.session.checkedForMs + 1_000)
    expect(await toldBy(AccessToken)).toBeUndefined()
    const { body: held } = await at.site.call<{ readonly version: number }>('GET', '/v2/permissions/u-user')
    expect((await at.putDenies(at.site, 'u-user', '104822', ['EJ_SE_PRISER'], held.version)).status).toBe(200)
    expect(await toldBy(AccessToken)).toBe(String(decodeJwt(AccessToken).exp))
    const exchanged = await at.shop.visitor.call<Tokens>('POST', '/v2/sessions/', { refreshToken: RefreshToken })
    at.shop.passTime(limits.session.checkedForMs + 1_000)
    expect(await toldBy(exchanged.body.AuthenticationResult.AccessToken)).toBeUndefined()
  })
})

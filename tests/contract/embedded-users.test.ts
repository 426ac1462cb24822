import { describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import type { Caller } from './support/embedded-shop'
import { usersShop } from './support/users-shop'

const at = usersShop()

describe('the list of users', () => {
  it('[USER-01] [PERM-07] is for administrators, each of their own customers', async () => {
    const refused = await at.ali.call('GET', '/v2/users')
    expect([refused.status, refused.body.code]).toEqual([403, 'ADMIN_REQUIRED'])
    expect((await at.shop.visitor.call('GET', '/v2/users')).status).toBe(401)
    const of = async (caller: Caller) =>
      new Set(
        (await at.list(caller, 'limit=100')).data.flatMap(({ customers }) => customers.map((one) => one.customerId)),
      )
    expect(await of(at.moa)).toEqual(new Set(['104822', '104830']))
    expect((await of(at.site)).size).toBe(6)
    expect((await at.list(at.moa, 'search=tom@fackhandel.example&total=1')).total).toBe(0)
    expect((await at.list(at.site, 'search=tom@fackhandel.example&total=1')).total).toBe(1)
  })

  it('[USER-10] [USER-11] is a page of 15 by first name, in Swedish order, and counts where it is asked to', async () => {
    const page = await at.list(at.moa, 'active=1&search=kund:104822&total=1')
    expect(page).toMatchObject({ total: 48, totals: { active: 48, inactive: 6 } })
    expect(page.data).toHaveLength(15)
    const names = await at.firstNames('limit=100&search=kund:104822')
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
    expect(names.at(-1)).toBe('Örjan')
    expect((await at.list(at.moa, 'active=1')).total).toBeNull()
    expect((await at.firstNames('search=kund:104822&offset=45')).length).toBe(9)
  })

  it('is searched by names, address and number, by every term at once, and by customer and role', async () => {
    expect(await at.firstNames('search=ÅKESSON')).toEqual(['Jon'])
    expect(await at.firstNames('search=anna west')).toEqual(['Anna'])
    expect(await at.firstNames('search=hanna.oberg@')).toEqual(['Hanna'])
    const { mobileNumber } = await at.named('hanna.oberg')
    expect(await at.firstNames(`search=${mobileNumber?.replaceAll(/\D/g, '')}`)).toEqual(['Hanna'])
    expect(await at.firstNames('search=%25')).toEqual([])
    expect(await at.firstNames('search=kund:104822 roll:BUYER_ADMIN')).toEqual(['Anna', 'Hanna', 'Mats', 'Moa'])
    expect(await at.firstNames('search=kund:402215')).toEqual([])
  })

  it.each(['firstName', 'lastName', 'username', 'email', 'mobileNumber', 'role', 'lastLoggedInAt'])(
    'is sorted by %s either way, with the same users',
    async (orderBy) => {
      const up = (await at.list(at.moa, `orderBy=${orderBy}&limit=100`)).data.map(({ userId }) => userId)
      const down = (await at.list(at.moa, `orderBy=${orderBy}&desc=1&limit=100`)).data.map(({ userId }) => userId)
      expect(new Set(up)).toEqual(new Set(down))
      expect(up).not.toEqual(down)
    },
  )

  it.each([
    ['orderBy=password_hash', 'orderBy'],
    ['limit=0', 'limit'],
    [`limit=${limits.users.mostOfAPage + 1}`, 'limit'],
    ['limit=1e3', 'limit'],
    ['offset=-1', 'offset'],
    ['active=kanske', 'active'],
    ['desc=ned', 'desc'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('refuses %s by its name', async (query, path) => {
    const { status, body } = await at.moa.call('GET', `/v2/users?${query}`)
    expect([status, body.details?.map((one) => one.path)]).toEqual([400, [path]])
  })
})

describe('one user', () => {
  it('[USER-02] has every column, and only those customers that the reader reaches', async () => {
    const elin = await at.named('elin.sundstrom')
    expect(elin).toMatchObject({
      firstName: 'Elin',
      email: 'elin.sundstrom@fackhandel.example',
      isEmailVerified: true,
      active: true,
      defaultDeliveryMethod: 'DBI',
      roles: ['SELLER_ADMIN'],
      otherCustomers: 0,
    })
    expect(elin.customers).toHaveLength(5)
    const told = await at.user(at.moa, elin.userId)
    expect(told.customers.map(({ customerId }) => customerId)).toEqual(['104822', '104830'])
    expect(told.otherCustomers).toBe(3)
    expect(JSON.stringify(told)).not.toContain('402215')
  })

  it('[USER-08] is oneself by one’s own id or `current`, and nobody else for a user', async () => {
    expect((await at.user(at.ali, 'current')).username).toBe('user')
    expect((await at.user(at.ali, 'u-user')).username).toBe('user')
    const foreign = await at.ali.call('GET', '/v2/users/u-buyeradmin')
    expect([foreign.status, foreign.body]).toEqual([404, (await at.ali.call('GET', '/v2/users/ingen')).body])
  })

  it('[USER-09] has a name, told to colleagues and administrators', async () => {
    const name = async (caller: Caller, id: string) =>
      (await caller.call<{ readonly name: string }>('GET', `/users/name/${id}`)).body.name
    expect(await name(at.ali, 'u-buyeradmin')).toBe('Moa Lindqvist')
    expect(await name(at.site, 'u-tom')).toBe('Tom Holm')
    expect((await at.ali.call('GET', '/users/name/u-tom')).status).toBe(404)
  })

  it('[PERM-20] [PERM-22] [PERM-23] has a role and denies whose names the service gives', async () => {
    const names = async (path: string) =>
      (await at.ali.call<readonly { readonly code: string; readonly name: string }[]>('GET', path)).body
    expect((await names('/role-names')).map(({ code }) => code)).toEqual([
      'SITE_ADMIN',
      'SELLER_ADMIN',
      'BUYER_ADMIN',
      'USER',
    ])
    expect(await names('/permission-names')).toHaveLength(8)
    expect((await names('/permission-names')).every(({ name }) => name.length > 5)).toBe(true)
  })
})

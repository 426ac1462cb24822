import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused } from './support/embedded-shop'

let shop: EmbeddedShop
let ali: Caller
beforeAll(async () => {
  shop = await openEmbeddedShop()
  ali = await shop.as('user')
})
afterAll(() => shop.close())

type WireUser = Readonly<Record<string, unknown>> & Partial<Refused>

const profile = {
  firstName: 'Ali',
  lastName: 'Rahimi',
  mobileNumber: '070-555 01 58',
  preferredStore: '110',
  defaultCustomerId: '104822',
  defaultProjectId: 'P-3317',
}
const save = (caller: Caller, body: object, id = 'current') => caller.call<WireUser>('PUT', `/v2/users/${id}`, body)
const faultsOf = ({ details = [] }: Partial<Refused>) => details.map(({ path }) => path)

describe("a user's own profile", () => {
  it('[USER-12] is saved by the user, and read by the next call', async () => {
    const saved = await save(ali, { ...profile, lastName: 'Rahimi-Berg', preferredStore: null }, 'u-user')
    expect(saved.body).toMatchObject({ ...profile, lastName: 'Rahimi-Berg', preferredStore: null })
    const read = await ali.call<WireUser>('GET', '/v2/users/current')
    expect(read.body).toMatchObject({ lastName: 'Rahimi-Berg', email: 'user@fackhandel.example' })
    await save(ali, profile)
  })

  it('takes nothing else: neither role nor mail, password, denies or customer', async () => {
    const before = (await ali.call<WireUser>('GET', '/v2/users/current')).body
    const extra = {
      ...{ role: 'SITE_ADMIN', email: 'a@b.example', username: 'root', password: 'x', password_hash: 'x' },
      ...{ customerId: '220417', permissionDenies: [], userId: 'u-siteadmin', price: 0, isEmailVerified: false },
    }
    expect((await save(ali, { ...profile, ...extra })).status).toBe(200)
    const after = (await ali.call<WireUser>('GET', '/v2/users/current')).body
    const facts = ({ roles, email, username, userId, customerPermissions, isEmailVerified }: WireUser) =>
      JSON.stringify([roles, email, username, userId, customerPermissions, isEmailVerified])
    expect(facts(after)).toBe(facts(before))
    expect((await shop.logIn('user')).status).toBe(200)
  })

  it.each([{ roles: [{ customerId: '104822', role: 'SITE_ADMIN' }] }, { active: false }, { customers: ['220417'] }])(
    'never gives oneself rights: %j',
    async (rights) => {
      expect((await save(ali, { ...profile, ...rights })).status).toBe(403)
      const { body } = await ali.call<WireUser>('GET', '/v2/users/current')
      expect(body).toMatchObject({ roles: ['USER'], active: true })
    },
  )

  it('is out of reach for others, who cannot tell that it exists', async () => {
    const foreign = await save(ali, profile, 'u-tom')
    const absent = await save(ali, profile, 'ingen')
    expect([foreign.status, foreign.body]).toEqual([404, absent.body])
    expect((await save(shop.visitor, profile, 'u-tom')).status).toBe(401)
  })

  it.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(51) }, 'lastName'],
    [{ firstName: 'Ali\r\nBcc: a@b.example' }, 'firstName'],
    [{ mobileNumber: 'ring mig' }, 'mobileNumber'],
    [{ preferredStore: 'ingen' }, 'preferredStore'],
    [{ defaultCustomerId: '220417', defaultProjectId: null }, 'defaultCustomerId'],
    [{ defaultProjectId: 'P-5011' }, 'defaultProjectId'],
  ])('names the fault at its field: %j', async (wrong, field) => {
    const refused = await save(ali, { ...profile, ...wrong })
    expect([refused.status, faultsOf(refused.body)]).toEqual([422, [field]])
  })

  it('[PERM-10] leaves a delivery that is fixed by EJ_ALLA_LEVERANSSATT to administrators', async () => {
    const nils = await shop.as('nekad')
    const { body } = await nils.call<WireUser>('GET', '/v2/users/current')
    const own = Object.fromEntries(Object.keys(profile).map((key) => [key, body[key]]))
    const refused = await save(nils, { ...own, preferredDeliveryMethod: 'XXX' })
    expect([refused.status, refused.body.code]).toEqual([403, 'DELIVERY_DENIED'])
    expect((await save(nils, own)).status).toBe(200)
    expect((await save(ali, { ...profile, preferredDeliveryMethod: 'EXH' })).body).toMatchObject({
      preferredDeliveryMethod: 'EXH',
    })
  })
})

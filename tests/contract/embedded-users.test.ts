import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { seedDemoColleagues } from '#adapters/embedded/demo-data/accounts/seed-demo-colleagues'
import { limits } from '#adapters/embedded/limits'
import { fixedClock } from '../support/fixed-clock'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused, type Tokens } from './support/embedded-shop'

interface WireUser {
  readonly userId: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly isPhoneNumberVerified: boolean
  readonly mobileNumber: string | null
  readonly customers: readonly { readonly customerId: string }[]
  readonly customerPermissions: readonly {
    readonly customerId: string
    readonly role: string
    readonly permissionDenies: readonly string[]
  }[]
  readonly otherCustomers: number
  readonly roles: readonly string[]
  readonly active: boolean
  readonly mustChangePassword: boolean
  readonly defaultDeliveryMethod: string
  readonly version: number
}

interface WireUsers {
  readonly data: readonly WireUser[]
  readonly total: number | null
  readonly totals: { readonly active: number; readonly inactive: number } | null
}

let shop: EmbeddedShop
let ali: Caller
let moa: Caller
let seller: Caller
let site: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  await seedDemoColleagues(shop.db, fixedClock())
  ;[ali, moa, seller, site] = [
    await shop.as('user'),
    await shop.as('buyeradmin'),
    await shop.as('seller'),
    await shop.as('siteadmin'),
  ]
})
afterAll(() => shop.close())

const list = async (caller: Caller, query = '') => (await caller.call<WireUsers>('GET', `/v2/users?${query}`)).body
const firstNames = async (query: string) => (await list(moa, query)).data.map(({ firstName }) => firstName)
const user = async (caller: Caller, id: string) => (await caller.call<WireUser>('GET', `/v2/users/${id}`)).body
const named = async (username: string): Promise<WireUser> => {
  const [found] = (await list(site, `search=${username}`)).data
  if (found === undefined) throw new Error(`nobody is ${username}`)
  return found
}
const put = (caller: Caller, id: string, body: object) =>
  caller.call<WireUser & Refused>('PUT', `/v2/users/${id}`, body)
const putDenies = (caller: Caller, id: string, customer: string, denies: readonly string[], version?: number) =>
  caller.call<Refused & { readonly version: number }>('PUT', `/v2/permissions/${id}`, {
    customers: [{ customerId: customer, permissionDenies: denies }],
    version,
  })
const nils = {
  firstName: 'Nils',
  lastName: 'Holgersson',
  email: 'nils@foretag.example',
  mobileNumber: '070-555 99 01',
  customers: ['104822'],
  roles: [{ customerId: '104822', role: 'USER' }],
}
const create = (caller: Caller, body: object) => caller.call<WireUser & Refused>('POST', '/v2/users', body)

describe('the list of users', () => {
  it('[USER-01] [PERM-07] is for administrators, each of their own customers', async () => {
    const refused = await ali.call('GET', '/v2/users')
    expect([refused.status, refused.body.code]).toEqual([403, 'ADMIN_REQUIRED'])
    expect((await shop.visitor.call('GET', '/v2/users')).status).toBe(401)
    const of = async (caller: Caller) =>
      new Set((await list(caller, 'limit=100')).data.flatMap(({ customers }) => customers.map((one) => one.customerId)))
    expect(await of(moa)).toEqual(new Set(['104822', '104830']))
    expect((await of(site)).size).toBe(6)
    expect((await list(moa, 'search=tom@fackhandel.example&total=1')).total).toBe(0)
    expect((await list(site, 'search=tom@fackhandel.example&total=1')).total).toBe(1)
  })

  it('[USER-10] [USER-11] is a page of 15 by first name, in Swedish order, and counts where it is asked to', async () => {
    const page = await list(moa, 'active=1&search=kund:104822&total=1')
    expect(page).toMatchObject({ total: 48, totals: { active: 48, inactive: 6 } })
    expect(page.data).toHaveLength(15)
    const names = await firstNames('limit=100&search=kund:104822')
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
    expect(names.at(-1)).toBe('Örjan')
    expect((await list(moa, 'active=1')).total).toBeNull()
    expect((await firstNames('search=kund:104822&offset=45')).length).toBe(9)
  })

  it('is searched by names, address and number, by every term at once, and by customer and role', async () => {
    expect(await firstNames('search=ÅKESSON')).toEqual(['Jon'])
    expect(await firstNames('search=anna west')).toEqual(['Anna'])
    expect(await firstNames('search=hanna.oberg@')).toEqual(['Hanna'])
    const { mobileNumber } = await named('hanna.oberg')
    expect(await firstNames(`search=${mobileNumber?.replaceAll(/\D/g, '')}`)).toEqual(['Hanna'])
    expect(await firstNames('search=%25')).toEqual([])
    expect(await firstNames('search=kund:104822 roll:BUYER_ADMIN')).toEqual(['Anna', 'Hanna', 'Mats', 'Moa'])
    expect(await firstNames('search=kund:402215')).toEqual([])
  })

  it.each(['firstName', 'lastName', 'username', 'email', 'mobileNumber', 'role', 'lastLoggedInAt'])(
    'is sorted by %s either way, with the same users',
    async (orderBy) => {
      const up = (await list(moa, `orderBy=${orderBy}&limit=100`)).data.map(({ userId }) => userId)
      const down = (await list(moa, `orderBy=${orderBy}&desc=1&limit=100`)).data.map(({ userId }) => userId)
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
    const { status, body } = await moa.call('GET', `/v2/users?${query}`)
    expect([status, body.details?.map((one) => one.path)]).toEqual([400, [path]])
  })
})

describe('one user', () => {
  it('[USER-02] has every column, and only those customers that the reader reaches', async () => {
    const elin = await named('elin.sundstrom')
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
    const told = await user(moa, elin.userId)
    expect(told.customers.map(({ customerId }) => customerId)).toEqual(['104822', '104830'])
    expect(told.otherCustomers).toBe(3)
    expect(JSON.stringify(told)).not.toContain('402215')
  })

  it('[USER-08] is oneself by one’s own id or `current`, and nobody else for a user', async () => {
    expect((await user(ali, 'current')).username).toBe('user')
    expect((await user(ali, 'u-user')).username).toBe('user')
    const foreign = await ali.call('GET', '/v2/users/u-buyeradmin')
    expect([foreign.status, foreign.body]).toEqual([404, (await ali.call('GET', '/v2/users/ingen')).body])
  })

  it('[USER-09] has a name, told to colleagues and administrators', async () => {
    const name = async (caller: Caller, id: string) =>
      (await caller.call<{ readonly name: string }>('GET', `/users/name/${id}`)).body.name
    expect(await name(ali, 'u-buyeradmin')).toBe('Moa Lindqvist')
    expect(await name(site, 'u-tom')).toBe('Tom Holm')
    expect((await ali.call('GET', '/users/name/u-tom')).status).toBe(404)
  })

  it('[PERM-20] [PERM-22] [PERM-23] has a role and denies whose names the service gives', async () => {
    const names = async (path: string) =>
      (await ali.call<readonly { readonly code: string; readonly name: string }[]>('GET', path)).body
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

describe('a new user', () => {
  it('[USER-13] is added without a password and invited by mail, by the service’s own id and user name', async () => {
    const { status, body } = await create(moa, {
      ...nils,
      userId: 'u-siteadmin',
      password: 'x',
      active: false,
      role: 'SITE_ADMIN',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      username: 'nils.holgersson',
      isEmailVerified: false,
      active: true,
      roles: ['USER'],
      customers: [{ customerId: '104822' }],
    })
    expect(body.userId).not.toBe('u-siteadmin')
    const mails = await shop.db.selectFrom('outbox').selectAll().where('recipient', '=', nils.email).execute()
    expect(mails).toHaveLength(1)
    expect((await shop.logIn('nils.holgersson', 'x')).status).toBe(401)
    const again = await create(moa, { ...nils, email: 'nils2@foretag.example' })
    expect(again.body.username).toBe('nils.holgersson2')
  })

  it('is refused with the faults of its fields, or for an address that somebody has', async () => {
    const faults = await create(moa, { ...nils, firstName: ' ', email: 'a@b', mobileNumber: 'ring' })
    expect([faults.status, faults.body.details?.map(({ path }) => path)]).toEqual([
      422,
      ['firstName', 'email', 'mobileNumber'],
    ])
    const taken = await create(moa, { ...nils, email: 'USER@fackhandel.example' })
    expect([taken.status, taken.body.code]).toEqual([422, 'EMAIL_TAKEN'])
  })

  it.each([
    [{ customers: [], roles: [] }, 'CUSTOMER_REQUIRED'],
    [{ customers: ['402215'], roles: [] }, 'UNKNOWN_CUSTOMER'],
    [{ customers: ['ingen'], roles: [] }, 'UNKNOWN_CUSTOMER'],
    [{ roles: [{ customerId: '104822', role: 'SELLER_ADMIN' }] }, 'ROLE_TOO_HIGH'],
  ])('is refused with %j', async (change, code) => {
    const { body } = await create(moa, { ...nils, email: 'ny@foretag.example', ...change })
    expect(body.code).toBe(code)
    expect((await create(ali, nils)).status).toBe(403)
  })

  it('comes at most so often from one administrator, since each gets a mail', async () => {
    const { mostNewPerHour } = limits.users
    const rows = Array.from({ length: mostNewPerHour }, (_, index) => ({
      user_id: `made-${index}`,
      username: `made${index}`,
      email: `made${index}@foretag.example`,
      password_hash: null,
      first_name: 'M',
      last_name: 'N',
      mobile_number: null,
      role: 'USER' as const,
      permission_denies: '[]',
      preferred_store: null,
      preferred_delivery_method: null,
      default_delivery_method: 'DBI' as const,
      default_customer_id: null,
      default_project_id: null,
      created_by: 'u-seller',
      created_at: instant(new Date(Date.parse('2026-03-02T08:30:00Z')).toISOString()),
    }))
    await shop.db.insertInto('users').values(rows).execute()
    expect((await create(seller, { ...nils, email: 'en.till@foretag.example' })).status).toBe(429)
    await shop.db.deleteFrom('users').where('created_by', '=', 'u-seller').execute()
  })
})

describe('a change of a user', () => {
  it('of oneself takes the profile alone', async () => {
    const profile = {
      firstName: 'Ali',
      lastName: 'Rahimi',
      mobileNumber: '070-555 01 59',
      preferredStore: null,
      defaultCustomerId: '104822',
      defaultProjectId: 'P-3309',
      preferredDeliveryMethod: 'EXH',
    }
    const saved = await put(ali, 'u-user', {
      ...profile,
      role: 'SITE_ADMIN',
      email: 'ny@foretag.example',
      isEmailVerified: false,
    })
    expect(saved.body).toMatchObject({
      ...profile,
      email: 'user@fackhandel.example',
      roles: ['USER'],
      isEmailVerified: true,
    })
    for (const [change, path] of [
      [{ defaultCustomerId: '402215' }, 'defaultCustomerId'],
      [{ defaultProjectId: 'P-4102' }, 'defaultProjectId'],
      [{ preferredStore: 'ingen' }, 'preferredStore'],
      [{ firstName: '' }, 'firstName'],
    ] as const)
      expect((await put(ali, 'u-user', change)).body.details?.map((one) => one.path)).toEqual([path])
  })

  it('of somebody out of reach is answered exactly like one of nobody', async () => {
    for (const body of [
      { firstName: 'X' },
      { active: false },
      { customers: ['104822'] },
      { sendActivation: true },
      { demandNewPassword: true },
    ])
      expect(await strip(put(moa, 'u-tom', body))).toEqual(await strip(put(moa, 'ingen', body)))
    expect(await strip(putDenies(moa, 'u-tom', '402215', []))).toEqual(
      await strip(putDenies(moa, 'ingen', '402215', [])),
    )
    expect(await strip(moa.call('GET', '/v2/permissions/u-tom'))).toEqual(
      await strip(moa.call('GET', '/v2/permissions/ingen')),
    )
  })

  it('based on an older version is refused, and says so', async () => {
    const bo = await named('bo.karlsson')
    expect((await put(moa, bo.userId, { firstName: 'Bosse', version: bo.version })).status).toBe(200)
    const late = await put(seller, bo.userId, { firstName: 'Boris', version: bo.version })
    expect([late.status, late.body.code]).toEqual([409, 'USER_CHANGED'])
    expect(late.body.message).toMatch(/Någon annan/)
    expect((await putDenies(seller, bo.userId, '104822', [], bo.version)).status).toBe(409)
    expect((await user(moa, bo.userId)).firstName).toBe('Bosse')
    expect(await firstNames('search=bosse')).toEqual(['Bosse'])
  })

  it('that makes a user inactive ends their sessions at once, and activation lets them in again', async () => {
    const own = await shop.as('user')
    expect((await own.call('GET', '/v2/users/current')).status).toBe(200)
    expect((await put(moa, 'u-user', { active: false })).status).toBe(200)
    expect((await own.call('GET', '/v2/users/current')).status).toBe(401)
    expect((await shop.logIn('user')).status).toBe(401)
    expect((await put(moa, 'u-user', { active: true })).status).toBe(200)
    expect((await own.call('GET', '/v2/users/current')).status).toBe(401)
    ali = await shop.as('user')
  })

  it('[PERM-21] of what is denied at a customer holds from the next call on, there and nowhere else', async () => {
    const own = await shop.as('buyeradmin')
    const order = () => {
      const body = { orderDetails: { DBI: { warehouseId: 'ingen' } }, sendOrderReceipt: false }
      return own.call('POST', '/v2/cart/ingen/checkout', body, { 'idempotency-key': 'k' })
    }
    const before = await user(site, 'u-buyeradmin')
    expect((await putDenies(site, 'u-buyeradmin', '104822', ['EJ_ORDER'], before.version)).status).toBe(200)
    expect((await order()).status).toBe(403)
    const { body } = await site.call<
      Pick<WireUser, 'customerPermissions'> & { readonly customers: WireUser['customerPermissions'] }
    >('GET', '/v2/permissions/u-buyeradmin')
    expect(body.customers.map((one) => [one.customerId, one.permissionDenies])).toEqual([
      ['104822', ['EJ_ORDER']],
      ['104830', []],
    ])
    expect((await putDenies(site, 'u-buyeradmin', '104822', [])).status).toBe(200)
    expect((await order()).status).toBe(404)
    expect((await putDenies(site, 'u-buyeradmin', '104822', ['EJ_NONSENS'])).status).toBe(400)
    expect((await putDenies(site, 'u-buyeradmin', '402215', [])).body.code).toBe('UNKNOWN_CUSTOMER')
  })

  it('of a role holds from the next call on', async () => {
    const own = await shop.as('buyeradmin')
    expect((await own.call('GET', '/v2/users')).status).toBe(200)
    const down = { roles: [{ customerId: '104822', role: 'USER' }] }
    expect((await put(site, 'u-buyeradmin', down)).status).toBe(200)
    expect((await own.call('GET', '/v2/users')).status).toBe(403)
    expect((await put(site, 'u-buyeradmin', { roles: [{ customerId: '104822', role: 'BUYER_ADMIN' }] })).status).toBe(
      200,
    )
    expect((await own.call('GET', '/v2/users')).status).toBe(200)
  })

  it('keeps the customers of others, and never deactivates whom others have too', async () => {
    const elin = await named('fatima.haddad')
    expect((await put(site, elin.userId, { customers: ['104822', '104830', '402215'] })).status).toBe(200)
    expect((await put(moa, elin.userId, { active: false })).body.code).toBe('WORKS_FOR_OTHERS')
    expect((await put(moa, elin.userId, { customers: ['104830'] })).body.customers).toEqual([
      { customerId: '104830', name: 'Lindqvist Service AB' },
    ])
    expect((await user(site, elin.userId)).customers.map((one) => one.customerId)).toEqual(['104830', '402215'])
  })

  it('sends the activation again to who has not used it, once more without the old link', async () => {
    const david = await named('david.ek')
    const mails = async () =>
      (await shop.db.selectFrom('outbox').select('mail_id').where('recipient', '=', david.email).execute()).length
    expect((await put(moa, david.userId, { sendActivation: true })).status).toBe(200)
    expect(await mails()).toBe(1)
    const links = await shop.db
      .selectFrom('credential_links')
      .select('kind')
      .where('user_id', '=', david.userId)
      .execute()
    expect(links).toEqual([{ kind: 'activation' }])
    expect((await put(moa, 'u-user', { sendActivation: true })).body.code).toBe('ALREADY_ACTIVATED')
    await put(moa, david.userId, { active: false })
    expect((await put(moa, david.userId, { sendActivation: true })).body.code).toBe('USER_NOT_ACTIVE')
    await put(moa, david.userId, { active: true })
  })

  it('[AUTH-07] that demands another password logs the user out, tells them, and challenges the next log-in', async () => {
    const own = await shop.as('tom')
    const demanded = await put(site, 'u-tom', { demandNewPassword: true })
    expect([demanded.status, demanded.body.mustChangePassword]).toEqual([200, true])
    expect((await own.call('GET', '/v2/users/current')).status).toBe(401)
    const mail = await shop.db
      .selectFrom('outbox')
      .select(['subject', 'text_part'])
      .where('recipient', '=', demanded.body.email)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Välj ett nytt lösenord hos Dahl')
    expect(mail.text_part).toContain('En administratör ber dig')
    expect(mail.text_part).not.toMatch(/activate-user|session=/)

    const challenged = await shop.visitor.call<{ readonly Session: string }>('POST', '/v2/sessions/', {
      username: 'tom',
      password: DEMO_PASSWORD,
    })
    expect(challenged.body).toMatchObject({ AuthenticationResult: null, ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    const { Session } = challenged.body
    const answer = (password: string) =>
      shop.visitor.call<Tokens & Refused>('POST', '/v2/sessions/', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        password,
      })
    expect((await answer(DEMO_PASSWORD)).body.code).toBe('INVALID_PASSWORD')
    const chosen = await answer('gräddfil under trappan')
    const after = shop.withToken(chosen.body.AuthenticationResult.AccessToken)
    expect((await user(after, 'current')).mustChangePassword).toBe(false)
    expect((await shop.logIn('tom', 'gräddfil under trappan')).body.AuthenticationResult.AccessToken).toMatch(/^eyJ/)
  })

  it('demands another password of nobody who has none, is inactive, works for others too or is a procurement system', async () => {
    const codeOf = async (caller: Caller, id: string) => (await put(caller, id, { demandNewPassword: true })).body.code
    const david = await named('david.ek')
    expect(await codeOf(moa, david.userId)).toBe('NOT_ACTIVATED')
    await put(moa, david.userId, { active: false })
    expect(await codeOf(moa, david.userId)).toBe('USER_NOT_ACTIVE')
    await put(moa, david.userId, { active: true })
    expect(await codeOf(moa, (await named('elin.sundstrom')).userId)).toBe('USER_ABOVE')
    expect(await codeOf(moa, (await named('fatima.haddad')).userId)).toBe('WORKS_FOR_OTHERS')
    expect(await codeOf(moa, 'u-buyeradmin')).toBe('OWN_RIGHTS')
    expect(await codeOf(ali, 'u-user')).toBe('OWN_RIGHTS')
    expect(await codeOf(site, 'u-inkop')).toBe('PUNCHOUT_ACCOUNT')
  })
})

const strip = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await answer
  return { status, body }
}

describe('nobody gets more than they have (F24)', () => {
  const rank = ['USER', 'BUYER_ADMIN', 'SELLER_ADMIN', 'SITE_ADMIN']
  const stateOf = async (id: string) =>
    JSON.stringify([
      await shop.db.selectFrom('user_customers').selectAll().where('user_id', '=', id).orderBy('customer_id').execute(),
      await shop.db
        .selectFrom('users')
        .select(['role', 'active', 'permission_denies'])
        .where('user_id', '=', id)
        .execute(),
    ])
  const highest = async (id: string) => {
    const rows = await shop.db.selectFrom('user_customers').select('role').where('user_id', '=', id).execute()
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
    const own = await shop.as(username)
    const id = `u-${username}`
    const before = await stateOf(id)
    for (const change of changes) expect((await put(own, id, change)).body.code).toBe('OWN_RIGHTS')
    expect((await putDenies(own, id, '104822', ['EJ_ORDER'])).body.code).toBe('OWN_RIGHTS')
    expect((await putDenies(own, 'current', '104822', [])).body.code).toBe('OWN_RIGHTS')
    expect(await stateOf(id)).toBe(before)
  })

  it.each([
    ['user', ['u-buyeradmin', 'u-seller', 'u-siteadmin', 'u-kollega-2']],
    ['buyeradmin', ['u-seller', 'u-siteadmin', 'u-kollega-5']],
    ['seller', ['u-siteadmin']],
  ] as const)('by a change of somebody above: %s', async (username, above) => {
    const own = await shop.as(username)
    for (const id of above) {
      const before = await stateOf(id)
      for (const change of [
        ...changes,
        { firstName: 'Kapad' },
        { mobileNumber: null },
        { sendActivation: true },
        { demandNewPassword: true },
      ])
        expect([403, 404]).toContain((await put(own, id, change)).status)
      expect([403, 404]).toContain((await putDenies(own, id, '104822', ['EJ_ORDER'])).status)
      expect(await stateOf(id)).toBe(before)
    }
  })

  it.each([
    ['buyeradmin', 1],
    ['seller', 2],
    ['siteadmin', 3],
  ] as const)('by roles that they give to others: %s', async (username, own) => {
    const caller = await shop.as(username)
    const { userId: id } = await named('cecilia.norberg')
    for (const [index, role] of rank.entries()) {
      const { status } = await put(caller, id, { roles: [{ customerId: '104822', role }] })
      expect([role, status]).toEqual([role, index <= own ? 200 : 403])
      expect(await highest(id)).toBeLessThanOrEqual(own)
    }
    await put(site, id, { roles: [{ customerId: '104822', role: 'USER' }] })
  })
})

describe('a right that is taken from somebody at work', () => {
  it('is told with the next answer, until their token is exchanged', async () => {
    const { AccessToken, RefreshToken } = (await shop.logIn('user')).body.AuthenticationResult
    const toldBy = async (token: string) =>
      (await shop.withToken(token).call('GET', '/v2/users/current')).headers['x-rights-changed']
    shop.passTime(limits.session.checkedForMs + 1_000)
    expect(await toldBy(AccessToken)).toBeUndefined()
    const { body: held } = await site.call<{ readonly version: number }>('GET', '/v2/permissions/u-user')
    expect((await putDenies(site, 'u-user', '104822', ['EJ_SE_PRISER'], held.version)).status).toBe(200)
    expect(await toldBy(AccessToken)).toBe(String(decodeJwt(AccessToken).exp))
    const exchanged = await shop.visitor.call<Tokens>('POST', '/v2/sessions/', { refreshToken: RefreshToken })
    shop.passTime(limits.session.checkedForMs + 1_000)
    expect(await toldBy(exchanged.body.AuthenticationResult.AccessToken)).toBeUndefined()
  })
})

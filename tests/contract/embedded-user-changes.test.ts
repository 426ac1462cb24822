import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { limits } from '#adapters/embedded/limits'
import type { Caller, Refused, Tokens } from './support/embedded-shop'
import { nils, usersShop, type WireUser } from './support/users-shop'

const at = usersShop()

const strip = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await answer
  return { status, body }
}

describe('a new user', () => {
  it('[USER-13] is added without a password and invited by mail, by the service’s own id and user name', async () => {
    const { status, body } = await at.create(at.moa, {
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
    const mails = await at.shop.db.selectFrom('outbox').selectAll().where('recipient', '=', nils.email).execute()
    expect(mails).toHaveLength(1)
    expect((await at.shop.logIn('nils.holgersson', 'x')).status).toBe(401)
    const again = await at.create(at.moa, { ...nils, email: 'nils2@foretag.example' })
    expect(again.body.username).toBe('nils.holgersson2')
  })

  it('is refused with the faults of its fields, or for an address that somebody has', async () => {
    const faults = await at.create(at.moa, { ...nils, firstName: ' ', email: 'a@b', mobileNumber: 'ring' })
    expect([faults.status, faults.body.details?.map(({ path }) => path)]).toEqual([
      422,
      ['firstName', 'email', 'mobileNumber'],
    ])
    const taken = await at.create(at.moa, { ...nils, email: 'USER@fackhandel.example' })
    expect([taken.status, taken.body.code]).toEqual([422, 'EMAIL_TAKEN'])
  })

  it.each([
    [{ customers: [], roles: [] }, 'CUSTOMER_REQUIRED'],
    [{ customers: ['402215'], roles: [] }, 'UNKNOWN_CUSTOMER'],
    [{ customers: ['ingen'], roles: [] }, 'UNKNOWN_CUSTOMER'],
    [{ roles: [{ customerId: '104822', role: 'SELLER_ADMIN' }] }, 'ROLE_TOO_HIGH'],
  ])('is refused with %j', async (change, code) => {
    const { body } = await at.create(at.moa, { ...nils, email: 'ny@foretag.example', ...change })
    expect(body.code).toBe(code)
    expect((await at.create(at.ali, nils)).status).toBe(403)
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
    await at.shop.db.insertInto('users').values(rows).execute()
    expect((await at.create(at.seller, { ...nils, email: 'en.till@foretag.example' })).status).toBe(429)
    await at.shop.db.deleteFrom('users').where('created_by', '=', 'u-seller').execute()
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
    const saved = await at.put(at.ali, 'u-user', {
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
      expect((await at.put(at.ali, 'u-user', change)).body.details?.map((one) => one.path)).toEqual([path])
  })

  it('of somebody out of reach is answered exactly like one of nobody', async () => {
    for (const body of [
      { firstName: 'X' },
      { active: false },
      { customers: ['104822'] },
      { sendActivation: true },
      { demandNewPassword: true },
    ])
      expect(await strip(at.put(at.moa, 'u-tom', body))).toEqual(await strip(at.put(at.moa, 'ingen', body)))
    expect(await strip(at.putDenies(at.moa, 'u-tom', '402215', []))).toEqual(
      await strip(at.putDenies(at.moa, 'ingen', '402215', [])),
    )
    expect(await strip(at.moa.call('GET', '/v2/permissions/u-tom'))).toEqual(
      await strip(at.moa.call('GET', '/v2/permissions/ingen')),
    )
  })

  it('based on an older version is refused, and says so', async () => {
    const bo = await at.named('bo.karlsson')
    expect((await at.put(at.moa, bo.userId, { firstName: 'Bosse', version: bo.version })).status).toBe(200)
    const late = await at.put(at.seller, bo.userId, { firstName: 'Boris', version: bo.version })
    expect([late.status, late.body.code]).toEqual([409, 'USER_CHANGED'])
    expect(late.body.message).toMatch(/Någon annan/)
    expect((await at.putDenies(at.seller, bo.userId, '104822', [], bo.version)).status).toBe(409)
    expect((await at.user(at.moa, bo.userId)).firstName).toBe('Bosse')
    expect(await at.firstNames('search=bosse')).toEqual(['Bosse'])
  })

  it('that makes a user inactive ends their sessions at once, and activation lets them in again', async () => {
    const own = await at.shop.as('user')
    expect((await own.call('GET', '/v2/users/current')).status).toBe(200)
    expect((await at.put(at.moa, 'u-user', { active: false })).status).toBe(200)
    expect((await own.call('GET', '/v2/users/current')).status).toBe(401)
    expect((await at.shop.logIn('user')).status).toBe(401)
    expect((await at.put(at.moa, 'u-user', { active: true })).status).toBe(200)
    expect((await own.call('GET', '/v2/users/current')).status).toBe(401)
    await at.logInAli()
  })

  it('[PERM-21] of what is denied at a customer holds from the next call on, there and nowhere else', async () => {
    const own = await at.shop.as('buyeradmin')
    const order = () => {
      const body = { orderDetails: { DBI: { warehouseId: 'ingen' } }, sendOrderReceipt: false }
      return own.call('POST', '/v2/cart/ingen/checkout', body, { 'idempotency-key': 'k' })
    }
    const before = await at.user(at.site, 'u-buyeradmin')
    expect((await at.putDenies(at.site, 'u-buyeradmin', '104822', ['EJ_ORDER'], before.version)).status).toBe(200)
    expect((await order()).status).toBe(403)
    const { body } = await at.site.call<
      Pick<WireUser, 'customerPermissions'> & { readonly customers: WireUser['customerPermissions'] }
    >('GET', '/v2/permissions/u-buyeradmin')
    expect(body.customers.map((one) => [one.customerId, one.permissionDenies])).toEqual([
      ['104822', ['EJ_ORDER']],
      ['104830', []],
    ])
    expect((await at.putDenies(at.site, 'u-buyeradmin', '104822', [])).status).toBe(200)
    expect((await order()).status).toBe(404)
    expect((await at.putDenies(at.site, 'u-buyeradmin', '104822', ['EJ_NONSENS'])).status).toBe(400)
    expect((await at.putDenies(at.site, 'u-buyeradmin', '402215', [])).body.code).toBe('UNKNOWN_CUSTOMER')
  })

  it('of a role holds from the next call on', async () => {
    const own = await at.shop.as('buyeradmin')
    expect((await own.call('GET', '/v2/users')).status).toBe(200)
    const down = { roles: [{ customerId: '104822', role: 'USER' }] }
    expect((await at.put(at.site, 'u-buyeradmin', down)).status).toBe(200)
    expect((await own.call('GET', '/v2/users')).status).toBe(403)
    expect(
      (await at.put(at.site, 'u-buyeradmin', { roles: [{ customerId: '104822', role: 'BUYER_ADMIN' }] })).status,
    ).toBe(200)
    expect((await own.call('GET', '/v2/users')).status).toBe(200)
  })

  it('keeps the customers of others, and never deactivates whom others have too', async () => {
    const elin = await at.named('fatima.haddad')
    expect((await at.put(at.site, elin.userId, { customers: ['104822', '104830', '402215'] })).status).toBe(200)
    expect((await at.put(at.moa, elin.userId, { active: false })).body.code).toBe('WORKS_FOR_OTHERS')
    expect((await at.put(at.moa, elin.userId, { customers: ['104830'] })).body.customers).toEqual([
      { customerId: '104830', name: 'Lindqvist Service AB' },
    ])
    expect((await at.user(at.site, elin.userId)).customers.map((one) => one.customerId)).toEqual(['104830', '402215'])
  })

  it('sends the activation again to who has not used it, once more without the old link', async () => {
    const david = await at.named('david.ek')
    const mails = async () =>
      (await at.shop.db.selectFrom('outbox').select('mail_id').where('recipient', '=', david.email).execute()).length
    expect((await at.put(at.moa, david.userId, { sendActivation: true })).status).toBe(200)
    expect(await mails()).toBe(1)
    const links = await at.shop.db
      .selectFrom('credential_links')
      .select('kind')
      .where('user_id', '=', david.userId)
      .execute()
    expect(links).toEqual([{ kind: 'activation' }])
    expect((await at.put(at.moa, 'u-user', { sendActivation: true })).body.code).toBe('ALREADY_ACTIVATED')
    await at.put(at.moa, david.userId, { active: false })
    expect((await at.put(at.moa, david.userId, { sendActivation: true })).body.code).toBe('USER_NOT_ACTIVE')
    await at.put(at.moa, david.userId, { active: true })
  })

  it('[AUTH-07] that demands another password logs the user out, tells them, and challenges the next log-in', async () => {
    const own = await at.shop.as('tom')
    const demanded = await at.put(at.site, 'u-tom', { demandNewPassword: true })
    expect([demanded.status, demanded.body.mustChangePassword]).toEqual([200, true])
    expect((await own.call('GET', '/v2/users/current')).status).toBe(401)
    const mail = await at.shop.db
      .selectFrom('outbox')
      .select(['subject', 'text_part'])
      .where('recipient', '=', demanded.body.email)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Välj ett nytt lösenord hos Dahl')
    expect(mail.text_part).toContain('En administratör ber dig')
    expect(mail.text_part).not.toMatch(/activate-user|session=/)

    const challenged = await at.shop.visitor.call<{ readonly Session: string }>('POST', '/v2/sessions/', {
      username: 'tom',
      password: DEMO_PASSWORD,
    })
    expect(challenged.body).toMatchObject({ AuthenticationResult: null, ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    const { Session } = challenged.body
    const answer = (password: string) =>
      at.shop.visitor.call<Tokens & Refused>('POST', '/v2/sessions/', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        password,
      })
    expect((await answer(DEMO_PASSWORD)).body.code).toBe('INVALID_PASSWORD')
    const chosen = await answer('gräddfil under trappan')
    const after = at.shop.withToken(chosen.body.AuthenticationResult.AccessToken)
    expect((await at.user(after, 'current')).mustChangePassword).toBe(false)
    expect((await at.shop.logIn('tom', 'gräddfil under trappan')).body.AuthenticationResult.AccessToken).toMatch(/^eyJ/)
  })

  it('demands another password of nobody who has none, is inactive, works for others too or is a procurement system', async () => {
    const codeOf = async (caller: Caller, id: string) =>
      (await at.put(caller, id, { demandNewPassword: true })).body.code
    const david = await at.named('david.ek')
    expect(await codeOf(at.moa, david.userId)).toBe('NOT_ACTIVATED')
    await at.put(at.moa, david.userId, { active: false })
    expect(await codeOf(at.moa, david.userId)).toBe('USER_NOT_ACTIVE')
    await at.put(at.moa, david.userId, { active: true })
    expect(await codeOf(at.moa, (await at.named('elin.sundstrom')).userId)).toBe('USER_ABOVE')
    expect(await codeOf(at.moa, (await at.named('fatima.haddad')).userId)).toBe('WORKS_FOR_OTHERS')
    expect(await codeOf(at.moa, 'u-buyeradmin')).toBe('OWN_RIGHTS')
    expect(await codeOf(at.ali, 'u-user')).toBe('OWN_RIGHTS')
    expect(await codeOf(at.site, 'u-inkop')).toBe('PUNCHOUT_ACCOUNT')
  })
})

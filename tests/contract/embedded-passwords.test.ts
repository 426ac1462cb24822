import * as E from 'fp-ts/Either'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inviteUser } from '#adapters/embedded/auth/invite-user'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused, type Tokens } from './support/embedded-shop'

const NEW_PASSWORD = 'gräddfil under trappan'
const DAY_MS = 24 * 60 * 60 * 1000

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

let shop: EmbeddedShop
let siteAdmin: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  // Attempts of one test would count in the next.
  await shop.db.deleteFrom('log_in_attempts').execute()
  await shop.db.deleteFrom('outbox').execute()
  siteAdmin = await shop.as('siteadmin')
})

const request = (
  email: string | readonly string[] | object | undefined,
  headers: Readonly<Record<string, string>> = {},
) => shop.visitor.call('POST', '/users/credentials/request', { email }, headers)
const mails = async () => (await siteAdmin.call<readonly Mail[]>('GET', '/mailbox')).body
const requestsLeft = async () => (await shop.db.selectFrom('credential_requests').selectAll().execute()).length

/** The mails that have come when all requests are answered. */
const mailsAfterwards = async () => {
  await expect.poll(requestsLeft).toBe(0)
  return mails()
}

const linkIn = (mail: Mail | undefined) => /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
const sessionOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('session') ?? ''
const requestedSession = async (email: string): Promise<string> => {
  await shop.db.deleteFrom('outbox').execute()
  await request(email)
  return sessionOf(linkIn((await mailsAfterwards())[0]))
}

const choose = (session: string, password: string, more: object = {}) =>
  shop.visitor.call<Tokens & Refused>('POST', '/v2/sessions/', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    password,
    ...more,
  })

const addUser = async (userId: string, more: { readonly active?: boolean } = {}): Promise<void> => {
  await shop.db
    .insertInto('users')
    .values({
      user_id: userId,
      username: userId,
      email: `${userId}@fackhandel.example`,
      password_hash: null,
      first_name: 'Ny<b>',
      last_name: 'Användare',
      mobile_number: null,
      role: 'USER',
      permission_denies: '[]',
      preferred_store: null,
      preferred_delivery_method: null,
      default_delivery_method: 'DBI',
      default_customer_id: null,
      default_project_id: null,
      ...more,
    })
    .execute()
}

const invite = (userId: string) =>
  shop.db
    .transaction()
    .execute((trx) =>
      inviteUser(shop.app.services, trx, { userId, host: { origin: 'https://konr.example.com', brand: 'dahl' } }),
    )

describe('a forgotten password', () => {
  it('[AUTH-13] is asked for by an e-mail address and chosen by the link of a mail, which logs in', async () => {
    const asked = await request(' User@Fackhandel.EXAMPLE ')
    expect(asked.status).toBe(202)
    expect(asked.headers['cache-control']).toBe('no-store')
    const [mail] = await mailsAfterwards()
    expect(mail).toMatchObject({ to: 'user@fackhandel.example', subject: expect.stringContaining('Nytt lösenord') })
    expect(linkIn(mail)).toMatch(/^http:\/\/localhost(:80)?\/activate-user#session=[\w-]{43}&username=user$/)

    const chosen = await choose(sessionOf(linkIn(mail)), NEW_PASSWORD)
    expect(chosen.status).toBe(200)
    const user = shop.withToken(chosen.body.AuthenticationResult.AccessToken)
    expect((await user.call<{ username: string }>('GET', '/v2/users/current')).body.username).toBe('user')
    expect((await shop.logIn('user', DEMO_PASSWORD)).status).toBe(401)
    expect((await shop.logIn('user', NEW_PASSWORD)).status).toBe(200)
  })

  it('is answered alike, after the same work, whether there is such a user or not', async () => {
    await addUser('vilande', { active: false })
    const asked: string[] = []
    const app = await shop.startAnother({ db: shop.db.withPlugin(watching(asked)) })
    const answers: object[] = []
    for (const name of ['tom', 'ingen-alls', 'vilande']) {
      asked.length = 0
      const { statusCode, body, headers } = await app.inject({
        method: 'POST',
        url: '/users/credentials/request',
        payload: { email: `${name}@fackhandel.example` },
      })
      // What follows begins when the answer has gone out.
      const afterwards = asked.indexOf('DeleteQueryNode credential_requests')
      const before = afterwards === -1 ? asked : asked.slice(0, afterwards)
      answers.push({
        statusCode,
        body,
        length: headers['content-length'],
        cookie: headers['set-cookie'],
        before: [...before],
      })
      await expect.poll(requestsLeft).toBe(0)
    }
    await app.close()
    expect(answers[0]).toMatchObject({ statusCode: 202, cookie: undefined })
    expect(answers[0]).toHaveProperty('before', [
      'InsertQueryNode log_in_attempts',
      'InsertQueryNode log_in_attempts',
      'InsertQueryNode credential_requests',
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await mailsAfterwards()).map(({ to }) => to)).toEqual(['tom@fackhandel.example'])
  })

  it.each([
    ['nothing', undefined],
    ['a list', ['user@fackhandel.example']],
    ['an object', { $ne: '' }],
  ])('cannot be asked for with %s for an address', async (_what, email) => {
    expect((await request(email)).status).toBe(400)
  })

  it.each([
    '',
    'user',
    'user@fackhandel',
    'a@x.example,user@fackhandel.example',
    'user@fackhandel.example\r\nBcc: a@x.se',
  ])('cannot be asked for with %j', async (email) => {
    const refused = await request(email)
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_EMAIL'])
    expect(await mailsAfterwards()).toEqual([])
  })

  it('is asked for some times only, whether there is such a user or not, and never lastingly', async () => {
    for (const email of ['tom@fackhandel.example', 'ingen@fackhandel.example']) {
      const statuses = []
      for (let tries = 0; tries < limits.session.freePasswordRequestsPerAccount + 2; tries += 1)
        statuses.push((await request(email)).status)
      expect(statuses.slice(-2)).toEqual([429, 429])
      expect(statuses.slice(0, -2)).not.toContain(429)
    }
    const refused = await request('tom@fackhandel.example')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await mailsAfterwards()).length).toBe(limits.session.freePasswordRequestsPerAccount)
    shop.passTime(60_000)
    expect((await request('tom@fackhandel.example')).status).toBe(202)
  })

  it('is refused to an address of the network that asks for many accounts', async () => {
    const statuses = []
    for (let tries = 0; tries < limits.session.freePasswordRequestsPerAddress + 1; tries += 1)
      statuses.push((await request(`nr${tries}@fackhandel.example`)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    await mailsAfterwards()
  })
})

/** Notes every statement by its kind and table. */
const watching = (asked: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    asked.push(
      `${node.kind} ${/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"/.exec(JSON.stringify(node))?.[1]}`,
    )
    return node
  },
  transformResult: async ({ result }) => result,
})

describe('a link', () => {
  it('works once, even when it is used twice at the same time', async () => {
    const session = await requestedSession('tom@fackhandel.example')
    const twice = await Promise.all([choose(session, NEW_PASSWORD), choose(session, `${NEW_PASSWORD} igen`)])
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
    const again = await choose(session, NEW_PASSWORD)
    expect([again.status, again.body.code]).toEqual([401, 'CHALLENGE_EXPIRED'])
    expect((await choose('x'.repeat(43), NEW_PASSWORD)).body).toEqual(again.body)
    expect((await choose('', NEW_PASSWORD)).body).toEqual(again.body)
    expect((await choose('x'.repeat(10_000), NEW_PASSWORD)).body).toEqual(again.body)
  })

  it('ends after an hour, and all of a user’s links when one is used', async () => {
    const first = await requestedSession('user@fackhandel.example')
    const second = await requestedSession('user@fackhandel.example')
    expect(second).not.toBe(first)
    const late = await requestedSession('user@fackhandel.example')
    expect((await choose(second, `${NEW_PASSWORD} 2`)).status).toBe(200)
    expect((await choose(first, NEW_PASSWORD)).status).toBe(401)
    expect((await choose(late, NEW_PASSWORD)).status).toBe(401)
    const expired = await requestedSession('user@fackhandel.example')
    shop.passTime(limits.session.resetLinkMinutes * 60_000 + 1)
    expect((await choose(expired, NEW_PASSWORD)).status).toBe(401)
    expect((await shop.logIn('user', `${NEW_PASSWORD} 2`)).status).toBe(200)
  })

  it('is of one brand', async () => {
    const session = await requestedSession('tom@fackhandel.example')
    const elsewhere = await shop.visitor.call(
      'POST',
      '/v2/sessions/',
      { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: session, password: NEW_PASSWORD },
      { host: 'konr.localhost' },
    )
    expect(elsewhere.status).toBe(401)
  })

  it('ends all other sessions of its user, and tells the owner by mail', async () => {
    const session = await requestedSession('nyrorhord@fackhandel.example')
    const before = (await shop.logIn('nyrorhord')).body.AuthenticationResult
    const other = await shop.logIn('tom', NEW_PASSWORD)
    await shop.db.deleteFrom('outbox').execute()
    const openSession = shop.withToken(before.AccessToken)
    // A session that has just been checked is not remembered beyond its end.
    expect((await openSession.call('GET', '/v2/users/current')).status).toBe(200)
    const chosen = await choose(session, NEW_PASSWORD)
    expect((await openSession.call('GET', '/v2/users/current')).status).toBe(401)
    expect((await shop.visitor.call('POST', '/v2/sessions/', { refreshToken: before.RefreshToken })).status).toBe(401)
    const own = shop.withToken(chosen.body.AuthenticationResult.AccessToken)
    expect((await own.call('GET', '/v2/users/current')).status).toBe(200)
    expect(other.status).toBe(200)
    const toOwner = (await mails()).filter(({ to }) => to === 'nyrorhord@fackhandel.example')
    expect(toOwner[0]?.subject).toContain('är ändrat')
    expect(toOwner[0]?.text).not.toContain('session=')
  })

  it('gives its holder nothing that the body names besides: no role, no user, no customer', async () => {
    const session = await requestedSession('nyrorhord@fackhandel.example')
    const extra = {
      role: 'SITE_ADMIN',
      userId: 'u-siteadmin',
      username: 'siteadmin',
      customerId: '104822',
      activated_at: null,
    }
    const chosen = await choose(session, NEW_PASSWORD, extra)
    const claims: unknown = JSON.parse(
      Buffer.from(chosen.body.AuthenticationResult.AccessToken.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims).toMatchObject({ username: 'nyrorhord', customerPermissions: { role: 'USER' } })
    expect(claims).not.toMatchObject({ customerId: '104822' })
    expect((await shop.logIn('siteadmin')).status).toBe(200)
  })

  it('[AUTH-15] takes a password of eight characters or more that no list has, and is not used up by another', async () => {
    const session = await requestedSession('tom@fackhandel.example')
    for (const [password, message] of [
      ['kort', 'minst 8 tecken'],
      ['🔑🔑🔑🔑🔑🔑🔑', 'minst 8 tecken'],
      ['x'.repeat(101), 'högst 100 tecken'],
      ['password1', 'lätt att gissa'],
      ['qwertyuiop', 'lätt att gissa'],
      ['fackhandel', 'lätt att gissa'],
      ['Tomtomtom', 'lätt att gissa'],
      ['a1'.repeat(50), 'lätt att gissa'],
      ['        ', 'lätt att gissa'],
    ] as const) {
      const refused = await choose(session, password)
      expect([password, refused.status, refused.body.details]).toEqual([
        password,
        422,
        [{ path: 'password', message: expect.stringContaining(message) }],
      ])
    }
    const longest = `${'🔑'.repeat(50)} häst batteri klammer`.padEnd(100, 'ö')
    expect((await choose(session, longest)).status).toBe(200)
    expect((await shop.logIn('tom', longest)).status).toBe(200)
  })

  it('is not found by trying: an address is made to wait', async () => {
    const statuses = []
    for (let tries = 0; tries < limits.session.freeNewPasswordsPerAddress + 1; tries += 1)
      statuses.push((await choose(`guess-${tries}`, NEW_PASSWORD)).status)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]))
    expect(statuses.at(-1)).toBe(429)
  })

  it('is stored as a hash alone, beside the mail that carries it', async () => {
    const session = await requestedSession('tom@fackhandel.example')
    const rows = JSON.stringify(await shop.db.selectFrom('credential_links').selectAll().execute())
    expect(rows).not.toContain(session)
  })

  it.each([
    ['without a session', { ChallengeName: 'NEW_PASSWORD_REQUIRED', password: NEW_PASSWORD }],
    ['without a password', { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'x' }],
    ['without a challenge', { Session: 'x', password: NEW_PASSWORD }],
    ['of another kind', { ChallengeName: 'SMS_MFA', Session: 'x', password: NEW_PASSWORD }],
    ['beside a right log-in', { ChallengeName: 'SMS_MFA', username: 'siteadmin', password: DEMO_PASSWORD }],
  ])('is refused %s', async (_what, body) => {
    const refused = await shop.visitor.call('POST', '/v2/sessions/', body)
    expect([refused.status, refused.body.code]).toEqual([400, 'UNKNOWN_CHALLENGE'])
  })
})

describe('a user who is invited', () => {
  it('cannot log in before a password is chosen, and is told no more than with a wrong one', async () => {
    await addUser('ny')
    expect(await invite('ny')).toEqual(E.right(undefined))
    const wrong = await shop.logIn('tom', 'fel')
    for (const password of ['', 'null', DEMO_PASSWORD]) {
      const refused = await shop.logIn('ny', password)
      expect([refused.status, refused.body]).toEqual([401, wrong.body])
    }
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'ny@fackhandel.example', subject: expect.stringContaining('Välkommen') })
    expect(linkIn(mail)).toMatch(/^https:\/\/konr\.example\.com\/activate-user#/)
    expect((await choose(sessionOf(linkIn(mail)), NEW_PASSWORD)).status).toBe(200)
    expect((await shop.logIn('ny', NEW_PASSWORD)).status).toBe(200)
    expect(await invite('ny')).toEqual(E.left('alreadyActivated'))
    expect(await invite('nobody')).toEqual(E.left('unknownUser'))
  })

  it('has a week, and one invitation at a time; another one comes by way of the forgotten password', async () => {
    await addUser('sen')
    await invite('sen')
    const [first] = await mails()
    await invite('sen')
    expect((await choose(sessionOf(linkIn(first)), NEW_PASSWORD)).status).toBe(401)
    shop.passTime(limits.session.activationLinkDays * DAY_MS + 1)
    siteAdmin = await shop.as('siteadmin')
    const last = await requestedSession('sen@fackhandel.example')
    expect((await mails())[0]?.subject).toContain('Välkommen')
    expect((await choose(last, NEW_PASSWORD)).status).toBe(200)
  })

  it('is shut out, also of open sessions, when not active any more', async () => {
    await addUser('avslutad')
    await invite('avslutad')
    const [mail] = await mails()
    const { body } = await choose(sessionOf(linkIn(mail)), NEW_PASSWORD)
    const unused = await requestedSession('avslutad@fackhandel.example')
    await shop.db.updateTable('users').set({ active: false }).where('user_id', '=', 'avslutad').execute()
    shop.passTime(limits.session.checkedForMs + 1)
    const { AccessToken, RefreshToken } = body.AuthenticationResult
    expect((await shop.withToken(AccessToken).call('GET', '/v2/users/current')).status).toBe(401)
    expect((await shop.visitor.call('POST', '/v2/sessions/', { refreshToken: RefreshToken })).status).toBe(401)
    const refused = await shop.logIn('avslutad', NEW_PASSWORD)
    expect([refused.status, refused.body]).toEqual([401, (await shop.logIn('tom', 'fel')).body])
    expect((await choose(unused, NEW_PASSWORD)).status).toBe(401)
  })
})

describe('a password that must be changed', () => {
  it('is answered by a challenge, which another password meets', async () => {
    await shop.db.updateTable('users').set({ must_change_password: true }).where('user_id', '=', 'u-seller').execute()
    const challenged = await shop.visitor.call<{
      ChallengeName: string
      Session: string
      AuthenticationResult?: object
    }>('POST', '/v2/sessions/', { username: 'seller', password: DEMO_PASSWORD })
    expect(challenged.status).toBe(200)
    expect(challenged.body).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    expect(challenged.body.AuthenticationResult ?? null).toBeNull()
    expect(challenged.headers['set-cookie']).toBeUndefined()
    const { Session } = challenged.body
    const same = await choose(Session, DEMO_PASSWORD)
    expect([same.status, same.body.message]).toEqual([422, 'Välj ett annat lösenord än det du har.'])
    expect((await choose(Session, NEW_PASSWORD)).status).toBe(200)
    expect((await shop.logIn('seller', NEW_PASSWORD)).body.AuthenticationResult).toBeDefined()
    const wrong = await shop.logIn('seller', DEMO_PASSWORD)
    expect(wrong.status).toBe(401)
  })
})

describe('the mailbox of a demo', () => {
  it('is for the site administrator alone', async () => {
    for (const name of ['buyeradmin', 'nekad'])
      expect((await (await shop.as(name)).call('GET', '/mailbox')).status).toBe(403)
    expect((await shop.visitor.call('GET', '/mailbox')).status).toBe(401)
  })

  it('is not there where a mail server is named, or the shop is no demo', async () => {
    const closed = { transport: undefined, isMailboxOpen: false }
    const app = await shop.startAnother({ mail: closed })
    const { AccessToken } = (await shop.logIn('siteadmin')).body.AuthenticationResult
    const answer = await app.inject({ url: '/mailbox', headers: { authorization: `Bearer ${AccessToken}` } })
    expect(answer.statusCode).toBe(404)
    await app.close()
  })
})

describe('the host of a link', () => {
  const origins = async (knownHosts: readonly string[], hosts: readonly string[]) => {
    const app = await shop.startAnother({ knownHosts })
    const found: string[] = []
    for (const host of hosts) {
      const payload = { email: 'tom@fackhandel.example' }
      await app.inject({ method: 'POST', url: '/users/credentials/request', headers: { host }, payload })
      const sent = () => shop.db.selectFrom('outbox').select('text_part').execute()
      await expect.poll(async () => (await sent()).length).toBe(1)
      found.push(/https?:\/\/[^/]+/.exec((await sent())[0]?.text_part ?? '')?.[0] ?? '')
      await shop.db.deleteFrom('outbox').execute()
    }
    await app.close()
    return found
  }

  it('leads to a listed host of the brand, whatever host the request names', async () => {
    const hosts = ['shop.example.com', 'shop.example.com:8443', 'localhost', 'konr.localhost:3000', '127.0.0.1']
    expect(await origins(['shop.example.com', 'konr.example.com'], hosts)).toEqual([
      'http://shop.example.com',
      'http://shop.example.com',
      'http://shop.example.com',
      'http://konr.example.com',
      'http://shop.example.com',
    ])
  })

  it('is the one of the request where no hosts are listed, which is this machine’s', async () => {
    expect(await origins([], ['localhost:3000', 'opti.localhost:3000'])).toEqual([
      'http://localhost:3000',
      'http://opti.localhost:3000',
    ])
  })
})

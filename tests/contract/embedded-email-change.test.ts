import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { seedDemoColleagues } from '#adapters/embedded/demo-data/accounts/seed-demo-colleagues'
import { limits } from '#adapters/embedded/limits'
import { fixedClock } from '../support/fixed-clock'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused } from './support/embedded-shop'

type WireUser = Readonly<Record<string, unknown>> & Partial<Refused>

const OLD = 'user@fackhandel.example'
const NEW = 'ali.rahimi@nyttforetag.example'

let shop: EmbeddedShop
let ali: Caller
let moa: Caller
let tom: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  await seedDemoColleagues(shop.db, fixedClock())
  ;[ali, moa, tom] = [await shop.as('user'), await shop.as('buyeradmin'), await shop.as('tom')]
})
afterAll(() => shop.close())
beforeEach(async () => {
  // Attempts, mails and addresses of one test would count in the next.
  await shop.db.deleteFrom('log_in_attempts').execute()
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.deleteFrom('email_changes').execute()
  await shop.db.updateTable('users').set({ email: OLD }).where('user_id', '=', 'u-user').execute()
})

const put = (caller: Caller, body: object, id = 'current') => caller.call<WireUser>('PUT', `/v2/users/${id}`, body)
const ask = (email: string, password: string = DEMO_PASSWORD, caller: Caller = ali) =>
  put(caller, { newEmail: { email, password } })
const confirm = (emailToken: string, caller: Caller = ali) => put(caller, { emailToken })
const mails = () =>
  shop.db.selectFrom('outbox').select(['recipient', 'subject', 'text_part']).orderBy('queued_at').execute()
const tokenIn = (text: string | undefined) => /#bekrafta=([\w-]{43})/.exec(text ?? '')?.[1] ?? 'none'
const askedToken = async (email: string = NEW): Promise<string> => {
  expect((await ask(email)).status).toBe(200)
  return tokenIn((await mails()).at(-1)?.text_part)
}
const emailOf = async (caller: Caller) => (await caller.call<WireUser>('GET', '/v2/users/current')).body['email']

describe("another e-mail address of one's own", () => {
  it('is asked for with the password, and taken when the link in the new mailbox is confirmed', async () => {
    const asked = await ask(' Ali.Rahimi@NyttForetag.Example ')
    expect([asked.status, asked.body['email']]).toEqual([200, OLD])
    const [mail] = await mails()
    expect([mail?.recipient, mail?.subject]).toEqual([NEW, 'Bekräfta din e-postadress hos Dahl'])
    expect(mail?.text_part).not.toContain('Rahimi')

    const confirmed = await confirm(tokenIn(mail?.text_part))
    expect([confirmed.status, confirmed.body['email']]).toEqual([200, NEW])
    expect((await shop.logIn(NEW)).status).toBe(200)
    expect((await shop.logIn(OLD)).status).toBe(401)
    const found = await moa.call<{ readonly data: readonly WireUser[] }>('GET', '/v2/users?search=nyttforetag')
    expect(found.body.data.map(({ username }) => username)).toEqual(['user'])
    const told = (await mails()).at(-1)
    expect([told?.recipient, told?.subject]).toEqual([OLD, 'Din e-postadress hos Dahl är ändrad'])
  })

  it('needs the right password, whose tries are counted', async () => {
    const wrong = await ask(NEW, 'gissning')
    expect([wrong.status, wrong.body.code, wrong.body.details?.map(({ path }) => path)]).toEqual([
      422,
      'WRONG_PASSWORD',
      ['password'],
    ])
    expect((await put(ali, { newEmail: { email: NEW } })).body.code).toBe('WRONG_PASSWORD')
    expect((await ask(NEW, 'x'.repeat(limits.session.longestCredential + 1))).body.code).toBe('WRONG_PASSWORD')
    for (let tries = 0; tries < limits.session.freeAttemptsPerAccount; tries += 1) await ask(NEW, 'gissning')
    expect((await ask(NEW)).status).toBe(429)
    expect(await mails()).toEqual([])
  })

  it.each(['ali', 'ali@foretag', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', '', OLD])(
    'is no text that is not another address: %j',
    async (email) => {
      const refused = await ask(email)
      expect([refused.status, refused.body.details?.map(({ path }) => path)]).toEqual([422, ['email']])
      expect(await mails()).toEqual([])
    },
  )

  it('is answered alike where somebody else has it, who is told instead', async () => {
    const free = await ask(NEW)
    const taken = await ask('tom@fackhandel.example')
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const told = (await mails()).at(-1)
    expect([told?.recipient, told?.subject]).toEqual([
      'tom@fackhandel.example',
      'Din e-postadress används redan hos Dahl',
    ])
    expect(told?.text_part).not.toMatch(/bekrafta|user@/)
  })

  it('is not taken by somebody else, twice, too late or after a newer one', async () => {
    const over = async (answer: ReturnType<typeof confirm>) => {
      const { status, body } = await answer
      return [status, body.code]
    }
    const gone = [409, 'EMAIL_LINK_EXPIRED']
    const first = await askedToken()
    expect(await over(confirm(first, tom))).toEqual(gone)
    expect(await over(confirm('none'))).toEqual(gone)
    const second = await askedToken()
    expect(await over(confirm(first))).toEqual(gone)
    expect((await confirm(second)).status).toBe(200)
    expect(await over(confirm(second))).toEqual(gone)
    const late = await askedToken('sen@nyttforetag.example')
    shop.passTime(limits.session.emailLinkMinutes * 60_000 + 1_000)
    ;[ali, moa, tom] = [await shop.as('user'), await shop.as('buyeradmin'), await shop.as('tom')]
    expect(await over(confirm(late))).toEqual(gone)
    expect(await emailOf(ali)).toBe(NEW)
  })

  it('is not taken from who has got it meanwhile', async () => {
    const token = await askedToken()
    await shop.db.updateTable('users').set({ email: NEW }).where('user_id', '=', 'u-tom').execute()
    expect((await confirm(token)).body.code).toBe('EMAIL_TAKEN')
    await shop.db.updateTable('users').set({ email: 'tom@fackhandel.example' }).where('user_id', '=', 'u-tom').execute()
    expect(await emailOf(ali)).toBe(OLD)
  })

  it('ends the links to the old address', async () => {
    const token = await askedToken()
    await shop.visitor.call('POST', '/users/credentials/request', { email: OLD })
    const links = () => shop.db.selectFrom('credential_links').select('kind').where('user_id', '=', 'u-user').execute()
    await expect.poll(links).toEqual([{ kind: 'reset' }])
    await confirm(token)
    expect(await links()).toEqual([])
  })

  it('is given up when the password is changed by a link, so that who knew the old one does not finish it', async () => {
    const { password_hash } = await shop.db
      .selectFrom('users')
      .select('password_hash')
      .where('user_id', '=', 'u-user')
      .executeTakeFirstOrThrow()
    const token = await askedToken()
    await shop.visitor.call('POST', '/users/credentials/request', { email: OLD })
    await expect.poll(async () => (await mails()).at(-1)?.recipient).toBe(OLD)
    const Session = /session=([\w-]{43})/.exec((await mails()).at(-1)?.text_part ?? '')?.[1] ?? ''
    const password = 'gräddfil under trappan'
    const chosen = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, password }
    expect((await shop.visitor.call('POST', '/v2/sessions/', chosen)).status).toBe(200)
    await shop.db.updateTable('users').set({ password_hash }).where('user_id', '=', 'u-user').execute()
    ali = await shop.as('user')
    expect((await confirm(token)).body.code).toBe('EMAIL_LINK_EXPIRED')
  })

  it('is asked for so many times, since each is a mail', async () => {
    for (let asked = 0; asked < limits.session.freeEmailChanges; asked += 1) expect((await ask(NEW)).status).toBe(200)
    const limited = await ask(NEW)
    expect([limited.status, limited.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(limited.headers['retry-after']).toBeDefined()
    expect(await mails()).toHaveLength(limits.session.freeEmailChanges)
  })

  it('is nobody’s to ask for another who is activated, whatever their role', async () => {
    const bySite = await put(await shop.as('siteadmin'), { newEmail: { email: NEW } }, 'u-user')
    expect([bySite.status, bySite.body.code]).toEqual([409, 'ALREADY_ACTIVATED'])
    expect((await put(ali, { newEmail: { email: NEW } }, 'u-tom')).status).toBe(404)
    expect(await emailOf(ali)).toBe(OLD)
  })
})

describe('the address of an invitation that went astray', () => {
  it('is corrected by an administrator, with a new invitation there and no link at the old one', async () => {
    const david = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'david.ek')
      .executeTakeFirstOrThrow()
    expect((await put(moa, { sendActivation: true }, david.user_id)).status).toBe(200)
    const corrected = await put(moa, { newEmail: { email: 'David.Ek2@fackhandel.example' } }, david.user_id)
    expect([corrected.status, corrected.body['email']]).toEqual([200, 'david.ek2@fackhandel.example'])
    expect((await mails()).at(-1)?.recipient).toBe('david.ek2@fackhandel.example')
    const links = await shop.db
      .selectFrom('credential_links')
      .select('kind')
      .where('user_id', '=', david.user_id)
      .execute()
    expect(links).toEqual([{ kind: 'activation' }])
    const taken = await put(moa, { newEmail: { email: OLD } }, david.user_id)
    expect([taken.body.code, taken.body.details?.map(({ path }) => path)]).toEqual(['EMAIL_TAKEN', ['email']])
    expect(
      (await put(moa, { newEmail: { email: 'ek' } }, david.user_id)).body.details?.map(({ path }) => path),
    ).toEqual(['email'])
    expect((await put(ali, { newEmail: { email: NEW } }, david.user_id)).status).toBe(404)
  })
})

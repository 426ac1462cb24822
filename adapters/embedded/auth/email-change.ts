import { randomBytes } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { FastifyRequest } from 'fastify'
import { readEmail, type EmailAddress } from '#domain/kernel/email'
import { emailLinkPath } from '#adapters/contract/email-link'
import { brandConfigs } from '../config/brand-config'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { codeOf, sqlStates } from '../database/sql-states'
import { limits } from '../limits'
import { linkHostOf, type LinkHost } from '../link-host'
import { queueMail } from '../mail/queue-mail'
import { notFound, type RequestFailure } from '../request-failure'
import { invalidUser } from '../users/refusals'
import { emailTaken, isEmailTaken } from '../users/taken-email'
import { textsForUsers } from '../users/texts-for-users'
import { visitorAddress } from '../visitor-address'
import type { Authentication } from './authentication'
import type { Identity } from './identity'
import { countAll, countAttempt, forgetAttempts } from './log-in-attempts'
import { wait, type LogInRefusal } from './log-in-refusal'
import { passwordFits } from './password'
import { hashOfToken } from './refresh-token'
import { securityReporter, type ReportSecurityEvent } from './security-events'
import { macOf } from './server-keys'

const { longestCredential, freeEmailChanges, emailLinkMinutes } = limits.session
const MINUTE_MS = 60_000

/** What a user asks for: another address, proven by their password. */
export interface WantedEmail {
  readonly email: string
  readonly password: string
}

interface Origin {
  readonly host: LinkHost
  readonly address: string
  readonly report: ReportSecurityEvent
}

/** Changes of one's own e-mail address, which only its user starts and only the new mailbox can finish. */
export interface EmailChanges {
  /** Sends a link to the new address; the user's address stays until that is opened. */
  readonly ask: (who: Identity, wanted: WantedEmail, request: FastifyRequest) => Promise<E.Either<LogInRefusal, void>>
  /** Takes the address whose mailbox got the token, in a session of the same user. */
  readonly confirm: (who: Identity, token: string, request: FastifyRequest) => Promise<E.Either<LogInRefusal, void>>
}

export const createEmailChanges = (auth: Authentication): EmailChanges => ({
  ask: async (who, wanted, request) => {
    const origin = originOf(auth, request)
    const email = O.toUndefined(readEmail(wanted.email))
    if (email === undefined)
      return E.left(invalidUser([{ path: 'email', message: 'Ska vara en e-postadress, som namn@foretag.se' }]))
    const proven = await provePassword(auth, who, wanted.password, origin)
    if (E.isLeft(proven)) return proven
    if (proven.right.email === email)
      return E.left(invalidUser([{ path: 'email', message: 'Det är redan din e-postadress.' }]))
    return inTransaction(auth.db, (trx) => sendLink(auth, trx, who, email, origin))
  },
  confirm: (who, token, request) =>
    inTransaction(auth.db, (trx) => takeEmail(auth, trx, who, token, originOf(auth, request))).catch(
      (error: unknown) => {
        // Somebody has been given the address at the same moment.
        if (codeOf(error) === sqlStates.uniqueViolation) return E.left(emailTaken)
        throw error
      },
    ),
})

const originOf = ({ keys }: Authentication, request: FastifyRequest): Origin => ({
  host: linkHostOf(request),
  address: request.ip,
  report: securityReporter(keys, request),
})

const ofProcurement: RequestFailure = {
  status: 403,
  code: 'PUNCHOUT_SESSION',
  message: 'E-postadressen kan inte bytas i en session från ett inköpssystem.',
}

const wrongPassword: RequestFailure = {
  ...invalidUser([{ path: 'password', message: 'Lösenordet stämmer inte.' }]),
  code: 'WRONG_PASSWORD',
}

const linkIsOver: RequestFailure = {
  status: 409,
  code: 'EMAIL_LINK_EXPIRED',
  message: 'Länken gäller inte längre, eller hör till ett annat konto. Byt e-postadress en gång till.',
}

/** Who holds a session alone must not get the account by way of another mailbox: tries are counted like log-ins. */
const provePassword = async (
  { db, clock, keys, passwords }: Authentication,
  { userId, isPunchout }: Identity,
  password: string,
  { address, report }: Origin,
): Promise<E.Either<LogInRefusal, { readonly email: string }>> => {
  if (isPunchout) return E.left(ofProcurement)
  if (password.length > longestCredential) return E.left(wrongPassword)
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return E.left(notFound)
  const attempt = {
    account: macOf(keys.digests, userId),
    address: macOf(keys.digests, `address ${visitorAddress(address).household}`),
    device: undefined,
  }
  const allowed = await countAttempt(db, attempt, clock.now())
  if (E.isLeft(allowed)) {
    report('LOG_IN_LIMITED', { account: userId, limit: allowed.left.limit })
    return E.left(wait('TOO_MANY_ATTEMPTS', allowed.left.waitSeconds))
  }
  const checking = passwords.run(() => passwordFits(user.password_hash, password), true)
  if (checking === undefined) return E.left(wait('TOO_MANY_LOG_INS', 1))
  if (!(await checking)) {
    report('LOG_IN_FAILED', { account: userId })
    return E.left(wrongPassword)
  }
  await forgetAttempts(db, attempt, allowed.right)
  return E.right(user)
}

/** An address that another account has gets a mail too, so that the answer does not tell whose it is. */
const sendLink = async (
  services: Authentication,
  trx: Database,
  { userId }: Identity,
  email: EmailAddress,
  { host, report }: Origin,
): Promise<E.Either<LogInRefusal, void>> => {
  const now = services.clock.now()
  const subject = `email-change account ${macOf(services.keys.digests, userId)}`
  const counted = await countAll(trx, [{ limit: 'account', subject, free: freeEmailChanges }], now)
  if (E.isLeft(counted)) return E.left(wait('TOO_MANY_ATTEMPTS', counted.left.waitSeconds))
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  const { brandName } = brandConfigs[host.brand]
  const why = `Du får mejlet för att någon har skrivit in den här adressen för sitt konto hos ${brandName}.`
  const unasked = 'Har du inte bett om det behöver du inte göra något.'
  if (await isEmailTaken(trx, email)) {
    await queueMail(services, trx, {
      brand: host.brand,
      to: email,
      subject: `Din e-postadress används redan hos ${brandName}`,
      paragraphs: [
        'Hej!',
        `Någon vill använda den här e-postadressen för ett konto hos ${brandName}, men den hör redan till ett annat konto. En adress kan bara höra till ett konto.`,
        unasked,
      ],
      why,
    })
    return E.right(undefined)
  }
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('email_changes')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      email,
      expires_at: new Date(Date.parse(now) + emailLinkMinutes * MINUTE_MS).toISOString(),
    })
    .execute()
  await queueMail(services, trx, {
    brand: host.brand,
    to: email,
    subject: `Bekräfta din e-postadress hos ${brandName}`,
    paragraphs: [
      'Hej!',
      `Öppna länken och bekräfta, så hör den här e-postadressen till ditt konto hos ${brandName}. Länken fungerar en gång, i ${emailLinkMinutes} minuter, när du är inloggad.`,
      unasked,
    ],
    action: { label: 'Bekräfta e-postadressen', url: `${host.origin}${emailLinkPath(token)}` },
    why,
  })
  report('EMAIL_CHANGE_ASKED', { account: userId })
  return E.right(undefined)
}

/** Links that were sent to the old address end with it, and it is told of the change. */
const takeEmail = async (
  services: Authentication,
  trx: Database,
  { userId }: Identity,
  token: string,
  { host, report }: Origin,
): Promise<E.Either<RequestFailure, void>> => {
  const now = services.clock.now()
  const change = await trx
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashOfToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now))
    .returning('email')
    .executeTakeFirst()
  const user = await trx.selectFrom('users').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
  if (change === undefined || user === undefined) return E.left(linkIsOver)
  const { email } = change
  if (await isEmailTaken(trx, email)) return E.left(emailTaken)
  await trx
    .updateTable('users')
    .set({
      email,
      ...textsForUsers({ ...user, email }),
      version: user.version + 1,
      changed_by: userId,
      changed_at: now,
    })
    .where('user_id', '=', userId)
    .execute()
  await trx.deleteFrom('credential_links').where('user_id', '=', userId).execute()
  const { brandName, phone } = brandConfigs[host.brand]
  await queueMail(services, trx, {
    brand: host.brand,
    to: user.email,
    subject: `Din e-postadress hos ${brandName} är ändrad`,
    paragraphs: [
      `Hej ${user.first_name}!`,
      `Ditt konto ${user.username} har fått en annan e-postadress. Mejl till kontot kommer inte längre hit.`,
      `Var det inte du? Ring kundservice på ${phone}.`,
    ],
    why: 'Du får mejlet så att du märker om någon annan ändrar din e-postadress.',
  })
  report('EMAIL_CHANGED', { account: userId })
  return E.right(undefined)
}

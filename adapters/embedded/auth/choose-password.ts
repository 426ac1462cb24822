import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import {
  passwordFault,
  passwordLengthFault,
  LEAST_PASSWORD,
  LONGEST_PASSWORD,
  type PasswordFault,
  wordsOfAccount,
} from '#domain/session/password-policy'
import { brandConfigs } from '../config/brand-config'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import { queueMail } from '../mail/queue-mail'
import type { RequestFailure } from '../request-failure'
import { visitorAddress } from '../visitor-address'
import type { Authentication } from './authentication'
import { endSessionsOf } from './end-session'
import { beginSession, type LoggedIn, type LogInOrigin } from './log-in'
import { countAll } from './log-in-attempts'
import { wait, type LogInRefusal } from './log-in-refusal'
import { hashPassword, passwordFits } from './password'
import { hashOfToken } from './refresh-token'
import { macOf } from './server-keys'

/** What a user sends from the page of a link, or in answer to a challenge. */
export interface NewPassword {
  readonly session: string
  readonly password: string
}

const linkIsOver: RequestFailure = {
  status: 401,
  code: 'CHALLENGE_EXPIRED',
  message: 'Länken gäller inte längre. Den fungerar en gång och en begränsad tid. Beställ en ny.',
}

const faultTexts: Readonly<Record<PasswordFault | 'unchanged', string>> = {
  tooShort: `Lösenordet behöver minst ${LEAST_PASSWORD} tecken.`,
  tooLong: `Lösenordet får ha högst ${LONGEST_PASSWORD} tecken.`,
  tooCommon: 'Lösenordet är för lätt att gissa. Ta ett längre, till exempel några ord som inte hör ihop.',
  unchanged: 'Välj ett annat lösenord än det du har.',
}

const badPassword = (fault: PasswordFault | 'unchanged'): RequestFailure => ({
  status: 422,
  code: 'INVALID_PASSWORD',
  message: faultTexts[fault],
  details: [{ path: 'password', message: faultTexts[fault] }],
})

/**
 * Chooses the password of a user by a link or a challenge (AUTH-07, AUTH-14), and logs them in. The link is used up, every
 * other one of the user ends, and so do all of their sessions. A link that is unknown, used, expired or of another brand,
 * or whose user is not active, is answered alike.
 */
export const choosePassword = async (
  auth: Authentication,
  { session, password }: NewPassword,
  origin: LogInOrigin,
): Promise<E.Either<LogInRefusal, LoggedIn>> => {
  const refused = await countTry(auth, origin)
  if (refused !== undefined) return E.left(refused)
  if (session.length > limits.session.longestCredential) return E.left(linkIsOver)
  const link = await findLink(auth, session, origin)
  if (link === undefined) {
    origin.report('PASSWORD_LINK_REFUSED')
    return E.left(linkIsOver)
  }
  const fault = await faultOf(password, link, brandConfigs[origin.brand].brandName)
  if (fault !== undefined) return E.left(badPassword(fault))
  const hashing = auth.passwords.run(async () => {
    const isSame = link.kind === 'challenge' && (await passwordFits(link.password_hash, password))
    return isSame ? undefined : hashPassword(password)
  }, true)
  if (hashing === undefined) return E.left(wait('TOO_MANY_LOG_INS', 1))
  const hash = await hashing
  if (hash === undefined) return E.left(badPassword('unchanged'))
  const used = await inTransaction(auth.db, (trx) => useLink(auth, trx, session, hash, origin))
  if (E.isLeft(used)) return used
  auth.sessions.forgetUser(link.user_id)
  origin.report('PASSWORD_CHANGED', { account: link.user_id })
  return E.right({
    answer: await beginSession(auth, link, { brand: origin.brand, isPunchout: false }),
    userId: link.user_id,
  })
}

/** Nobody finds a token by trying, but each try costs. */
const countTry = async (
  { db, clock, keys }: Authentication,
  origin: LogInOrigin,
): Promise<LogInRefusal | undefined> => {
  const household = macOf(keys.digests, `address ${visitorAddress(origin.address).household}`)
  const free = limits.session.freeNewPasswordsPerAddress
  const counter = { limit: 'address', subject: `new-password address ${household}`, free } as const
  const counted = await inTransaction(db, (trx) => countAll(trx, [counter], clock.now()))
  if (E.isRight(counted)) return undefined
  origin.report('LOG_IN_LIMITED', { limit: 'address' })
  return wait('TOO_MANY_ATTEMPTS', counted.left.waitSeconds)
}

type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

const findLink = ({ db, clock }: Authentication, session: string, { brand }: LogInOrigin) =>
  db
    .selectFrom('credential_links')
    .innerJoin('users', 'users.user_id', 'credential_links.user_id')
    .selectAll('users')
    .select('credential_links.kind')
    .where('token_hash', '=', hashOfToken(session))
    .where('credential_links.brand', '=', brand)
    .where('expires_at', '>', new Date(clock.now()))
    .where('users.active', '=', true)
    .executeTakeFirst()

/** The list of common passwords is large, so it is loaded with the first password that is chosen. */
const faultOf = async (password: string, user: FoundLink, brandName: string): Promise<PasswordFault | undefined> => {
  const lengthFault = passwordLengthFault(password)
  if (lengthFault !== undefined) return lengthFault
  const { passwordScore } = await import('#adapters/password-strength/password-score')
  const ownWords = [
    ...wordsOfAccount(brandName, user.username),
    ...wordsOfAccount(brandName, user.email),
    user.first_name,
    user.last_name,
  ]
  return passwordFault(password, passwordScore(password, ownWords))
}

/** Changes the password and ends the user's sessions. Of two uses at the same time, one finds the link gone. */
const useLink = async (
  auth: Authentication,
  trx: Database,
  session: string,
  password_hash: string,
  { brand }: LogInOrigin,
): Promise<E.Either<RequestFailure, void>> => {
  const now = auth.clock.now()
  const used = await trx
    .deleteFrom('credential_links')
    .where('token_hash', '=', hashOfToken(session))
    .returning(['user_id', 'kind'])
    .executeTakeFirst()
  if (used === undefined) return E.left(linkIsOver)
  const { user_id } = used
  await trx.deleteFrom('credential_links').where('user_id', '=', user_id).execute()
  // What somebody began who knew the old password is not finished.
  await trx.deleteFrom('email_changes').where('user_id', '=', user_id).execute()
  const user = await trx
    .updateTable('users')
    .set({
      password_hash,
      must_change_password: false,
      activated_at: sql<string>`coalesce(activated_at, ${now}::timestamptz)`,
    })
    .where('user_id', '=', user_id)
    .where('active', '=', true)
    .returning(['email', 'first_name', 'username'])
    .executeTakeFirst()
  if (user === undefined) return E.left(linkIsOver)
  await endSessionsOf(trx, user_id, now)
  if (used.kind !== 'activation') await tellOwner(auth, trx, user, brand)
  return E.right(undefined)
}

/** Whoever did not do it hears of it, at the address that the thief may not read. */
const tellOwner = async (
  services: Pick<Authentication, 'clock' | 'ids'>,
  trx: Database,
  user: { readonly email: string; readonly first_name: string; readonly username: string },
  brand: LogInOrigin['brand'],
): Promise<void> => {
  const { brandName, phone } = brandConfigs[brand]
  await queueMail(services, trx, {
    brand,
    to: user.email,
    subject: `Ditt lösenord hos ${brandName} är ändrat`,
    paragraphs: [
      `Hej ${user.first_name}!`,
      `Lösenordet till ditt konto ${user.username} är ändrat, och du är utloggad överallt där du var inloggad.`,
      `Var det inte du? Ring kundservice på ${phone}.`,
    ],
    why: 'Du får mejlet så att du märker om någon annan ändrar ditt lösenord.',
  })
}

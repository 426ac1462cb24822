import * as E from 'fp-ts/Either'
import type { BrandCode } from '#domain/kernel/brand-code'
import { secret } from '#domain/kernel/secret'
import { NEW_PASSWORD_REQUIRED } from '#domain/session/challenge'
import type { LogInAnswer } from '#adapters/contract/session'
import type { RequestFailure } from '../request-failure'
import { visitorAddress } from '../visitor-address'
import { tokensOf, type Authentication, type OpenSession } from './authentication'
import { keepCredentialLink } from './credential-link'
import { countAttempt, forgetAttempts } from './log-in-attempts'
import type { GivenCredentials } from './log-in-names'
import { wait, type LogInRefusal } from './log-in-refusal'
import { passwordFits } from './password'
import { firstRefreshToken, keepRefreshToken } from './refresh-token'
import type { ReportSecurityEvent } from './security-events'
import { macOf } from './server-keys'
import { firstContext } from './session-context'

const wrongCredentials: RequestFailure = {
  status: 401,
  code: 'AUTHENTICATION_FAILED',
  message: 'Fel användarnamn eller lösenord',
}

/** The origin of an attempt to log in. */
export interface LogInOrigin {
  readonly address: string
  /** The brand of the requested host. */
  readonly brand: BrandCode
  /** The device, if it has logged in to the account before. */
  readonly deviceOf: (account: string) => string | undefined
  readonly report: ReportSecurityEvent
}

export interface LoggedIn {
  readonly answer: LogInAnswer
  readonly userId: string
}

/** Where a log-in comes in: at the shop's own form, or from a procurement system (AUTH-11). */
export type Entrance = 'shop' | 'punchout'

/**
 * Starts a session. A wrong name, a wrong password an account that is not activated or not active, and at the
 * punchout entrance one that is not for it or needs another password, get the same answer, after the same work. Attempts with an unknown name are
 * counted like those at an account.
 */
export const logIn = async (
  auth: Authentication,
  { account, password }: GivenCredentials,
  { address, brand, deviceOf, report }: LogInOrigin,
  entrance: Entrance,
): Promise<E.Either<LogInRefusal, LoggedIn>> => {
  const { db, clock, keys } = auth
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((where) => where.or([where('username', '=', account), where('email', '=', account)]))
    .executeTakeFirst()
  const counted = user?.user_id ?? `name ${account}`
  const device = deviceOf(counted)
  const attempt = {
    account: macOf(keys.digests, counted),
    address: macOf(keys.digests, `address ${visitorAddress(address).household}`),
    device,
  }
  const allowed = await countAttempt(db, attempt, clock.now())
  if (E.isLeft(allowed)) {
    report('LOG_IN_LIMITED', { account: counted, limit: allowed.left.limit })
    return E.left(wait('TOO_MANY_ATTEMPTS', allowed.left.waitSeconds))
  }
  const isPunchout = entrance === 'punchout'
  const mayEnter =
    user !== undefined &&
    user.active &&
    user.activated_at !== null &&
    (!isPunchout || (user.may_punch_out && !user.must_change_password))
  const stored = mayEnter ? user.password_hash : undefined
  const checking = auth.passwords.run(() => passwordFits(stored, password), device !== undefined)
  if (checking === undefined) {
    report('LOG_IN_LIMITED', { account: counted, limit: 'passwords' })
    return E.left(wait('TOO_MANY_LOG_INS', 1))
  }
  const fits = await checking
  if (!mayEnter || !fits) {
    report('LOG_IN_FAILED', { account: counted })
    return E.left(wrongCredentials)
  }
  await forgetAttempts(db, attempt, allowed.right)
  if (user.must_change_password)
    return E.right({ answer: await challenge(auth, user.user_id, brand), userId: user.user_id })
  if (device === undefined) report('NEW_DEVICE', { account: counted })
  return E.right({ answer: await beginSession(auth, user, { brand, isPunchout }), userId: user.user_id })
}

/** The log-in goes on when the user has chosen another password (AUTH-07). */
const challenge = async ({ db, clock }: Authentication, userId: string, brand: BrandCode): Promise<LogInAnswer> => ({
  AuthenticationResult: undefined,
  ChallengeName: NEW_PASSWORD_REQUIRED,
  Session: secret(await keepCredentialLink(db, { userId, kind: 'challenge', brand, now: clock.now() })),
})

/** Opens a session of a user, in their first context. */
export const beginSession = async (
  auth: Authentication,
  user: Parameters<typeof firstContext>[1] & Parameters<typeof tokensOf>[1]['user'],
  { brand, isPunchout }: Pick<OpenSession, 'brand' | 'isPunchout'>,
): Promise<LogInAnswer> => {
  const { db, clock, ids } = auth
  const context = await firstContext(db, user)
  const sessionId = ids.next()
  const refreshToken = firstRefreshToken()
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ last_logged_in_at: now }).where('user_id', '=', user.user_id).execute()
    await trx
      .insertInto('sessions')
      .values({
        session_id: sessionId,
        user_id: user.user_id,
        customer_id: context.customerId ?? null,
        project_id: context.projectId ?? null,
        brand,
        is_punchout: isPunchout,
        started_at: now,
      })
      .execute()
    await keepRefreshToken(trx, refreshToken, { sessionId, sessionBegan: now, now })
  })
  return tokensOf(auth, { sessionId, brand, isPunchout, user, context }, refreshToken)
}

import * as E from 'fp-ts/Either'
import type { LogInAnswer } from '#adapters/contract/session'
import type { RequestFailure } from '../request-failure'
import { tokensOf, type Authentication } from './authentication'
import { forgetAttempts, mayAttempt } from './log-in-limit'
import type { GivenCredentials } from './log-in-names'
import { passwordFits } from './password'
import { firstContext } from './session-context'

const wrongCredentials: RequestFailure = {
  status: 401,
  code: 'AUTHENTICATION_FAILED',
  message: 'Fel användarnamn eller lösenord',
}
const tooManyAttempts: RequestFailure = {
  status: 429,
  code: 'TOO_MANY_ATTEMPTS',
  message: 'För många försök. Vänta en minut och försök igen.',
}

/** Begins a session. A wrong name and a wrong password are answered alike, after the same work (AUTH-15). */
export const logIn = async (
  auth: Authentication,
  { account, password }: GivenCredentials,
  address: string,
): Promise<E.Either<RequestFailure, LogInAnswer>> => {
  const { db, clock } = auth
  if (!(await mayAttempt(db, account, address, clock.now()))) return E.left(tooManyAttempts)
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((where) => where.or([where('username', '=', account), where('email', '=', account)]))
    .executeTakeFirst()
  const fits = await passwordFits(user?.password_hash, password)
  if (user === undefined || !fits) return E.left(wrongCredentials)
  await forgetAttempts(db, account, address)
  const context = await firstContext(db, user)
  const session_id = auth.ids.next()
  const answer = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sessions')
      .values({
        session_id,
        user_id: user.user_id,
        customer_id: context.customerId ?? null,
        project_id: context.projectId ?? null,
        started_at: clock.now(),
      })
      .execute()
    return tokensOf(auth, trx, session_id, user, context)
  })
  return E.right(answer)
}

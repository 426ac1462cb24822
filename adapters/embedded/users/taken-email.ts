import type { EmailAddress } from '#domain/kernel/email'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import { invalidUser } from './refusals'

/** An e-mail address belongs to one account. */
export const emailTaken: RequestFailure = {
  ...invalidUser([{ path: 'email', message: 'Det finns redan en användare med den e-postadressen.' }]),
  code: 'EMAIL_TAKEN',
}

export const isEmailTaken = async (db: Database, email: EmailAddress): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst()) !== undefined

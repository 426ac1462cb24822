import * as E from 'fp-ts/Either'
import { readUserEmail } from '#domain/users/user-details'
import { inviteUser } from '../auth/invite-user'
import type { Database } from '../database/database'
import type { LinkHost } from '../link-host'
import { notFound, type RequestFailure } from '../request-failure'
import { invalidUser, notActive } from './refusals'
import { emailTaken, isEmailTaken } from './taken-email'
import { textsForUsers } from './texts-for-users'
import type { UserServices } from './user-services'

const ownToChange: RequestFailure = {
  status: 409,
  code: 'ALREADY_ACTIVATED',
  message: 'Användaren har aktiverat sitt konto och byter själv e-postadress under Min profil.',
}

const notAnAddress = invalidUser([{ path: 'email', message: 'Ska vara en e-postadress, som namn@foretag.se' }])

/**
 * Another address for a user whose invitation went astray, with a new invitation; links to the old one end. Once the
 * account is activated its address is a way in, and its user's own to change.
 */
export const correctEmail = async (
  services: UserServices,
  trx: Database,
  host: LinkHost,
  id: string,
  text: string,
): Promise<RequestFailure | undefined> => {
  const user = await trx.selectFrom('users').selectAll().where('user_id', '=', id).executeTakeFirst()
  if (user === undefined) return notFound
  if (user.activated_at !== null) return ownToChange
  if (!user.active) return notActive
  const email = readUserEmail(text)
  if (email === undefined) return notAnAddress
  if (email === user.email) return undefined
  if (await isEmailTaken(trx, email)) return emailTaken
  await trx
    .updateTable('users')
    .set({ email, ...textsForUsers({ ...user, email }) })
    .where('user_id', '=', user.user_id)
    .execute()
  await trx.deleteFrom('credential_links').where('user_id', '=', user.user_id).execute()
  const invited = await inviteUser(services, trx, { userId: user.user_id, host })
  return E.isLeft(invited) ? notAnAddress : undefined
}

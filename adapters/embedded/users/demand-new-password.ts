import { brandConfigs } from '../config/brand-config'
import { endSessionsOf } from '../auth/end-session'
import type { Database } from '../database/database'
import type { LinkHost } from '../link-host'
import { queueMail } from '../mail/queue-mail'
import type { RequestFailure } from '../request-failure'
import type { UserRow } from './managed-users'
import { notActive } from './refusals'
import type { UserServices } from './user-services'

const notActivated: RequestFailure = {
  status: 409,
  code: 'NOT_ACTIVATED',
  message: 'Användaren har inte valt något lösenord än. Skicka aktiveringen igen i stället.',
}

const isOfProcurement: RequestFailure = {
  status: 409,
  code: 'PUNCHOUT_ACCOUNT',
  message: 'Kontot används av ett inköpssystem, som inte kan välja ett nytt lösenord.',
}

/**
 * Asks a user for another password at the next log-in (AUTH-07), after they are logged out everywhere. A mail says so: it
 * has no link, since who has the mailbox alone must not get in by what an administrator does. A procurement system could
 * not answer, so its account is left alone.
 */
export const demandNewPassword = async (
  services: UserServices,
  trx: Database,
  { brand, origin }: LinkHost,
  { user_id, email, username, first_name, active, activated_at, may_punch_out }: UserRow,
): Promise<RequestFailure | undefined> => {
  if (!active) return notActive
  if (activated_at === null) return notActivated
  if (may_punch_out) return isOfProcurement
  await trx.updateTable('users').set({ must_change_password: true }).where('user_id', '=', user_id).execute()
  await endSessionsOf(trx, user_id, services.clock.now())
  const { brandName, phone } = brandConfigs[brand]
  await queueMail(services, trx, {
    brand,
    to: email,
    subject: `Välj ett nytt lösenord hos ${brandName}`,
    paragraphs: [
      `Hej ${first_name}!`,
      `En administratör ber dig välja ett nytt lösenord till ditt konto ${username}, och du är utloggad överallt.`,
      `Logga in som vanligt på ${origin}, så väljer du det nya lösenordet där. Minns du inte ditt nuvarande, välj "Glömt lösenord?".`,
      `Undrar du varför? Fråga er administratör, eller ring kundservice på ${phone}.`,
    ],
    why: `Du får mejlet för att du har ett konto hos ${brandName} som en administratör har ändrat.`,
  })
  return undefined
}

import * as E from 'fp-ts/Either'
import type { ServiceContext } from '../context'
import { brandConfigs } from '../config/brand-config'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { LinkHost } from '../link-host'
import { queueMail, type LetterFault } from '../mail/queue-mail'
import { addressOfLink, keepCredentialLink } from './credential-link'

export interface Invitation {
  readonly userId: string
  /** Of the request that invites: `linkHostOf(request)`. */
  readonly host: LinkHost
}

export type InvitationFault = LetterFault | 'unknownUser' | 'alreadyActivated'

/**
 * Invites a user to choose a password (ROUTE-06): a mail with a link that works once, for a week. An earlier invitation
 * ends. Call it in the transaction that makes the user.
 */
export const inviteUser = async (
  services: Pick<ServiceContext, 'clock' | 'ids'>,
  transaction: Database,
  { userId, host }: Invitation,
): Promise<E.Either<InvitationFault, void>> => {
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'username', 'first_name', 'activated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return E.left('unknownUser')
  if (user.activated_at !== null) return E.left('alreadyActivated')
  await transaction
    .deleteFrom('credential_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'activation')
    .execute()
  const link = { userId, kind: 'activation', brand: host.brand, now: services.clock.now() } as const
  const token = await keepCredentialLink(transaction, link)
  const { brandName } = brandConfigs[host.brand]
  const queued = await queueMail(services, transaction, {
    brand: host.brand,
    to: user.email,
    subject: `Välkommen till ${brandName}: välj ditt lösenord`,
    paragraphs: [
      `Hej ${user.first_name}!`,
      `Du har fått ett konto i webbshoppen hos ${brandName}. Ditt användarnamn är ${user.username}.`,
      `Välj ett lösenord så är kontot klart. Länken fungerar en gång, i ${limits.session.activationLinkDays} dagar.`,
    ],
    action: { label: 'Välj lösenord', url: addressOfLink(host, token, user.username) },
    why: `Du får mejlet för att en administratör har lagt upp dig som användare hos ${brandName}.`,
  })
  return E.isLeft(queued) ? queued : E.right(undefined)
}

import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import type { EmailAddress } from '#domain/kernel/email'
import type { ServiceContext } from '../context'
import { brandConfigs } from '../config/brand-config'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import { linkHostOf, type LinkHost } from '../link-host'
import { queueMail } from '../mail/queue-mail'
import { visitorAddress } from '../visitor-address'
import type { Authentication } from './authentication'
import { addressOfLink, keepCredentialLink } from './credential-link'
import { inviteUser } from './invite-user'
import { countAll, type Counter } from './log-in-attempts'
import { wait, type LogInRefusal } from './log-in-refusal'
import type { ReportSecurityEvent } from './security-events'
import { macOf } from './server-keys'

const { freePasswordRequestsPerAccount, freePasswordRequestsPerAddress } = limits.session

/**
 * Notes that somebody asks for a new password (AUTH-13). It is not looked up here whether there is such a user: the
 * work, the answer and the limits are the same for every address (AUTH-14).
 */
export const notePasswordRequest = async (
  { db, clock, ids, keys }: Authentication,
  email: EmailAddress,
  request: FastifyRequest,
  report: ReportSecurityEvent,
): Promise<E.Either<LogInRefusal, void>> => {
  const { household } = visitorAddress(request.ip)
  const counters: readonly Counter[] = [
    {
      limit: 'address',
      subject: `password-request address ${macOf(keys.digests, `address ${household}`)}`,
      free: freePasswordRequestsPerAddress,
    },
    {
      limit: 'account',
      subject: `password-request account ${macOf(keys.digests, email)}`,
      free: freePasswordRequestsPerAccount,
    },
  ]
  const { origin, brand } = linkHostOf(request)
  const now = clock.now()
  const noted = await inTransaction(db, async (trx) => {
    const counted = await countAll(trx, counters, now)
    if (E.isLeft(counted)) return counted
    await trx
      .insertInto('credential_requests')
      .values({ request_id: ids.next(), email, brand, origin, requested_at: now })
      .execute()
    return E.right(undefined)
  })
  if (E.isLeft(noted)) {
    report('PASSWORD_REQUEST_LIMITED', { account: email, limit: noted.left.limit })
    return E.left(wait('TOO_MANY_ATTEMPTS', noted.left.waitSeconds))
  }
  report('PASSWORD_REQUESTED', { account: email })
  return noted
}

type Services = Pick<ServiceContext, 'db' | 'clock' | 'ids'>

/** Sends what was asked for, after the answers have gone out. */
export const answerPasswordRequests = async (services: Services): Promise<void> => {
  while (await answerOne(services));
}

/** @returns whether there was one */
const answerOne = (services: Services): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const request = await trx
      .deleteFrom('credential_requests')
      .where('request_id', '=', (of) =>
        of
          .selectFrom('credential_requests')
          .select('request_id')
          .orderBy('requested_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['email', 'brand', 'origin'])
      .executeTakeFirst()
    if (request === undefined) return false
    await sendPasswordLink(services, trx, request.email, request)
    return true
  })

/** An address without an active user gets no mail: the shop writes to nobody who is not its user. */
const sendPasswordLink = async (services: Services, trx: Database, email: string, host: LinkHost): Promise<void> => {
  const user = await trx
    .selectFrom('users')
    .select(['user_id', 'email', 'username', 'first_name', 'activated_at'])
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst()
  if (user === undefined) return
  if (user.activated_at === null) return void (await inviteUser(services, trx, { userId: user.user_id, host }))
  const link = { userId: user.user_id, kind: 'reset', brand: host.brand, now: services.clock.now() } as const
  const token = await keepCredentialLink(trx, link)
  const { brandName } = brandConfigs[host.brand]
  await queueMail(services, trx, {
    brand: host.brand,
    to: user.email,
    subject: `Nytt lösenord hos ${brandName}`,
    paragraphs: [
      `Hej ${user.first_name}!`,
      `Här väljer du ett nytt lösenord till ditt konto ${user.username} hos ${brandName}. Länken fungerar en gång, i ${limits.session.resetLinkMinutes} minuter.`,
      'Har du inte bett om det behöver du inte göra något. Ditt lösenord är detsamma som förut.',
    ],
    action: { label: 'Välj nytt lösenord', url: addressOfLink(host, token, user.username) },
    why: `Du får mejlet för att någon har bett om ett nytt lösenord till kontot med den här e-postadressen.`,
  })
}

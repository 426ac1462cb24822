import type { FastifyPluginAsync } from 'fastify'
import { instant } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import { MailboxCodec } from '#adapters/contract/mail'
import { routes } from '#adapters/contract/paths'
import { loggedIn } from '../auth/logged-in'
import { limits } from '../limits'
import { notFound, sendFailure, type RequestFailure } from '../request-failure'
import { tidyRegularly, workRegularly } from '../tidy-regularly'
import { sendMails, tidyMails } from './send-mails'

const notForYou: RequestFailure = {
  status: 403,
  code: 'MAILBOX_DENIED',
  message: 'Brevlådan är för administratörer av webbplatsen.',
}

const { lookedEveryMs, tidiedEveryMs, mostShown } = limits.mail

/** The sending of mails where a mail server is named, and the mailbox where none is and the shop is a demo. */
export const mailPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, mail } = app.services
  const { transport } = mail
  await tidyRegularly(app, tidiedEveryMs, () => tidyMails(db, clock.now()))
  if (transport !== undefined)
    workRegularly(app, lookedEveryMs, () => sendMails({ db, clock, transport, log: app.log }))

  app.get(
    routes.mailbox.path,
    loggedIn(async (identity, _request, reply) => {
      // Mails hold links that let their readers in, so nobody reads them where accounts are those of real users.
      if (!mail.isMailboxOpen) return sendFailure(reply, notFound)
      if (!may(identity, 'readMailbox')) return sendFailure(reply, notForYou)
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('brand', '=', identity.brand)
        .orderBy('queued_at', 'desc')
        .orderBy('mail_id', 'desc')
        .limit(mostShown)
        .execute()
      const mails = rows.map((row) => ({
        mailId: row.mail_id,
        to: row.recipient,
        subject: row.subject,
        text: row.text_part,
        at: instant(row.queued_at.toISOString()),
      }))
      return reply.send(MailboxCodec.encode(mails))
    }),
  )
}

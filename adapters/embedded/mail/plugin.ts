import type { FastifyPluginAsync } from 'fastify'
import { instant } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import { MailboxCodec } from '#adapters/contract/mail'
import { routes } from '#adapters/contract/paths'
import type { Identity } from '../auth/identity'
import { loggedIn } from '../auth/logged-in'
import { limits } from '../limits'
import { notFound, sendFailure, type RequestFailure } from '../request-failure'
import { tidyRegularly, workRegularly } from '../tidy-regularly'
import { readAttachments } from './read-attachments'
import { sendMails, tidyMails } from './send-mails'

const notForYou: RequestFailure = {
  status: 403,
  code: 'MAILBOX_DENIED',
  message: 'Brevlådan är för administratörer av webbplatsen.',
}

const { lookedEveryMs, tidiedEveryMs, mostShown } = limits.mail

interface FileOfMail {
  Params: { id: string; position: string }
}

/** The sending of mails where a mail server is named, and the mailbox where none is and the shop is a demo. */
export const mailPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, mail } = app.services
  const { transport } = mail
  await tidyRegularly(app, tidiedEveryMs, () => tidyMails(db, clock.now()))
  if (transport !== undefined)
    workRegularly(app, lookedEveryMs, () => sendMails({ db, clock, transport, log: app.log }))

  const refusalFor = (identity: Identity): RequestFailure | undefined => {
    // Mails hold links that let their readers in, so nobody reads them where accounts are those of real users.
    if (!mail.isMailboxOpen) return notFound
    return may(identity, 'readMailbox') ? undefined : notForYou
  }

  app.get(
    routes.mailbox.path,
    loggedIn(async (identity, _request, reply) => {
      const refused = refusalFor(identity)
      if (refused !== undefined) return sendFailure(reply, refused)
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('brand', '=', identity.brand)
        .orderBy('queued_at', 'desc')
        .orderBy('mail_id', 'desc')
        .limit(mostShown)
        .execute()
      const files = await db
        .selectFrom('outbox_attachments')
        .select(['mail_id', 'file_name'])
        .where('mail_id', 'in', ['', ...rows.map((row) => row.mail_id)])
        .orderBy('position')
        .execute()
      const mails = rows.map((row) => ({
        mailId: row.mail_id,
        to: row.recipient,
        subject: row.subject,
        text: row.text_part,
        at: instant(row.queued_at.toISOString()),
        attachments: files.filter((file) => file.mail_id === row.mail_id).map((file) => file.file_name),
      }))
      return reply.send(MailboxCodec.encode(mails))
    }),
  )

  app.get<FileOfMail>(
    routes.mailAttachment.path,
    loggedIn<FileOfMail>(async (identity, request, reply) => {
      const refused = refusalFor(identity)
      if (refused !== undefined) return sendFailure(reply, refused)
      const { id, position } = request.params
      const row = await db
        .selectFrom('outbox')
        .select('mail_id')
        .where('mail_id', '=', id)
        .where('brand', '=', identity.brand)
        .executeTakeFirst()
      const files = row === undefined ? [] : await readAttachments(db, row.mail_id)
      const file = /^\d{1,3}$/.test(position) ? files[Number(position) - 1] : undefined
      if (file === undefined) return sendFailure(reply, notFound)
      return reply
        .type(file.mediaType)
        .header('content-disposition', `inline; filename="${file.fileName}"`)
        .send(Buffer.from(file.content))
    }),
  )
}

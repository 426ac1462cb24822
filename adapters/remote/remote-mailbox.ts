import type { Mailbox } from '#application/ports/mailbox'
import { MailboxCodec } from '#adapters/contract/mail'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

/** The mails of a demo shop over HTTP. */
export const createRemoteMailbox = (client: HttpClient): Mailbox => ({
  mails: (options) => client.call(routes.mailbox, { ...options, codec: MailboxCodec }),
  attachment: (id, position, options) =>
    client.file(routes.mailAttachment, {
      ...options,
      params: { id, position: String(position) },
      headers: { accept: 'application/pdf, application/json;q=0.5' },
    }),
})

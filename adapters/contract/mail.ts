import * as t from 'io-ts'
import type { SentMail } from '#application/ports/mailbox'
import { listOf, type Codec } from '#application/codecs/codec'
import { Instant } from '#application/codecs/values'

/** GET /services/mailbox: the mails of a demo shop, the latest first. An addition of ours. */
export const MailboxCodec: Codec<readonly SentMail[]> = listOf(
  t.strict({
    mailId: t.string,
    to: t.string,
    subject: t.string,
    text: t.string,
    at: Instant,
    attachments: listOf(t.string),
  }),
)

import type { Instant } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** A mail of the shop. */
export interface SentMail {
  readonly mailId: string
  readonly to: string
  readonly subject: string
  /** Its plain text. */
  readonly text: string
  readonly at: Instant
  /** The names of the files that go with it. */
  readonly attachments: readonly string[]
}

/** The mails of a demo shop that has no mail server, for its site administrator. */
export interface Mailbox {
  /** The latest first. */
  readonly mails: (options?: CallOptions) => Call<readonly SentMail[]>
  /** A file of a mail. @param position from 1 within the mail */
  readonly attachment: (mailId: string, position: number, options?: CallOptions) => Call<Uint8Array>
}

import type { BrandCode } from '#domain/kernel/brand-code'
import type { Attachment } from './letter'

/** A mail of the outbox. */
export interface OutgoingMail {
  readonly mailId: string
  readonly brand: BrandCode
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

/**
 * How a try ended. `sent`: the server has taken the mail. `later`: it has not, and may take it later. `refused`: it never
 * will. `unknown`: the server was handed the mail and did not answer, so it may have it.
 */
export interface MailOutcome {
  readonly tag: 'sent' | 'later' | 'refused' | 'unknown'
  /** The code of the server's answer or of the fault, for the log. It names no reader. */
  readonly code: string
}

/** Hands mails to a mail server. Never rejects, and ends in bounded time. */
export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<MailOutcome>
}

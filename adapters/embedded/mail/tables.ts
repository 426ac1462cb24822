import type { ColumnType } from 'kysely'
import type { BrandCode } from '#domain/kernel/brand-code'

type Time = ColumnType<Date, string, string>

/**
 * `waiting`: to be sent when its time comes. `sending`: a process has taken it up. `sent`: the mail server has it.
 * `givenUp`: it is not tried again.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'givenUp'

export interface MailTables {
  /** Mails of the shop, each written in the transaction of what causes it. */
  outbox: {
    /** Also what the Message-ID is made of, so that it is the same at each try. */
    mail_id: string
    brand: BrandCode
    /** One address. */
    recipient: string
    subject: string
    /** Both parts are emptied when the server has the mail: they may hold a link that lets its reader in. */
    text_part: string
    html_part: string
    queued_at: Time
    state: MailState
    /** Tries that have begun. */
    tries: number
    next_try_at: Time
  }
  /** Files of mails, which are deleted when the server has the mail. */
  outbox_attachments: {
    mail_id: string
    /** From 1 within the mail. */
    position: number
    file_name: string
    media_type: string
    /** In base64, so that every engine keeps the same. */
    content: string
  }
}

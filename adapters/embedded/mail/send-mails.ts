import { sql } from 'kysely'
import type { Clock } from '#application/ports/clock'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { readAttachments } from './read-attachments'
import type { MailState } from './tables'
import type { MailTransport, OutgoingMail } from './transport'

const { firstRetryMs, longestRetryMs, triedForMs, claimLapsesMs, keptMs, mostKept, mostKeptWithFiles } = limits.mail

export interface MailSending {
  readonly db: Database
  readonly clock: Clock
  readonly log: { readonly warn: (details: object, line: string) => void }
  readonly transport: MailTransport
}

/** Milliseconds until the next try: a quarter of a minute, then twice as long each time, up to an hour. */
export const retryMailAfterMs = (tries: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(tries - 1, 20))

const before = (now: Instant, ms: number): Date => new Date(Date.parse(now) - ms)

interface ClaimedMail extends OutgoingMail {
  readonly tries: number
}

/** Takes up the mail that has waited longest, so that no other process does. */
const claim = async (db: Database, now: Instant): Promise<ClaimedMail | undefined> => {
  const row = await db
    .updateTable('outbox')
    // The time of the claim, while it is being sent.
    .set({ state: 'sending', next_try_at: now, tries: sql<number>`tries + 1` })
    .where('mail_id', '=', (of) =>
      of
        .selectFrom('outbox')
        .select('mail_id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', new Date(now))
        .orderBy('next_try_at')
        .orderBy('mail_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mail_id', 'brand', 'recipient', 'subject', 'text_part', 'html_part', 'tries'])
    .executeTakeFirst()
  return row === undefined
    ? undefined
    : {
        mailId: row.mail_id,
        brand: row.brand,
        recipient: row.recipient,
        subject: row.subject,
        text: row.text_part,
        html: row.html_part,
        attachments: await readAttachments(db, row.mail_id),
        tries: row.tries,
      }
}

const settle = async (db: Database, mailId: string, state: MailState): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ state, text_part: '', html_part: '' })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'sending')
    .execute()
  await dropAttachments(db, [mailId])
}

const dropAttachments = async (db: Database, mails: readonly string[]): Promise<void> => {
  if (mails.length > 0) await db.deleteFrom('outbox_attachments').where('mail_id', 'in', mails).execute()
}

/**
 * Sends the mails whose time has come, one after the other. A mail is claimed before it is sent, and what became of a
 * claim is never guessed: one whose process died, or whose server did not answer after it was handed the mail, is not sent
 * again, so that nobody gets a mail twice.
 */
export const sendMails = async (sending: MailSending): Promise<void> => {
  await giveUpOld(sending)
  for (;;) {
    const mail = await claim(sending.db, sending.clock.now())
    if (mail === undefined) return
    if ((await sendOne(sending, mail)) === 'later') return
  }
}

/** After a temporary failure the other mails wait for the next round: the server is likely to be away for all of them. */
const sendOne = async ({ db, clock, log, transport }: MailSending, mail: ClaimedMail): Promise<'later' | 'settled'> => {
  const { tag, code } = await transport.send(mail)
  const line = { mail: mail.mailId, outcome: tag, code, tries: mail.tries }
  if (tag !== 'later') {
    if (tag !== 'sent') log.warn(line, 'A mail was given up')
    await settle(db, mail.mailId, tag === 'sent' ? 'sent' : 'givenUp')
    return 'settled'
  }
  log.warn(line, 'A mail is tried again later')
  await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      next_try_at: new Date(Date.parse(clock.now()) + retryMailAfterMs(mail.tries)).toISOString(),
    })
    .where('mail_id', '=', mail.mailId)
    .where('state', '=', 'sending')
    .execute()
  return 'later'
}

/** Mails that were tried for days, or whose process died while it sent them. */
const giveUpOld = async ({ db, clock, log }: MailSending): Promise<void> => {
  const now = clock.now()
  const given = await db
    .updateTable('outbox')
    .set({ state: 'givenUp', text_part: '', html_part: '' })
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'waiting'), where('queued_at', '<', before(now, triedForMs))]),
        where.and([where('state', '=', 'sending'), where('next_try_at', '<', before(now, claimLapsesMs))]),
      ]),
    )
    .returning(['mail_id', 'tries'])
    .execute()
  await dropAttachments(
    db,
    given.map(({ mail_id }) => mail_id),
  )
  for (const { mail_id, tries } of given) log.warn({ mail: mail_id, tries, outcome: 'tooLate' }, 'A mail was given up')
}

/** Deletes mails of which nothing more is to be known. */
export const tidyMails = async (db: Database, now: Instant): Promise<void> => {
  await db.deleteFrom('outbox').where('queued_at', '<', before(now, keptMs)).execute()
  await sql`delete from outbox where mail_id in (
    select mail_id from outbox where state <> 'sending' order by queued_at desc offset ${mostKept}::int
  )`.execute(db)
  await sql`delete from outbox where mail_id in (
    select mail_id from outbox where state <> 'sending' and exists (
      select from outbox_attachments where outbox_attachments.mail_id = outbox.mail_id)
    order by queued_at desc offset ${mostKeptWithFiles}::int
  )`.execute(db)
}

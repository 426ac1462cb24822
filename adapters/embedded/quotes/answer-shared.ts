import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { Secret } from '#domain/kernel/secret'
import { isExpired } from '#domain/quotes/expiry'
import { mayBecome } from '#domain/quotes/quote-status'
import { readText } from '#domain/quotes/read-fields'
import type { ReceiversAnswer } from '#application/ports/shared-quote'
import { brandConfigs } from '../config/brand-config'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { queueMail } from '../mail/queue-mail'
import { notFound } from '../request-failure'
import type { Outcome } from './change-quote'
import { fieldRefusal } from './field-refusal'
import { quoteOfLink } from './find-shared'
import { writeStatus } from './move-on'
import type { FoundQuote } from './read-quote'
import { expired, nameMissing, statusChanged } from './refusals'

const said: Readonly<Record<ReceiversAnswer['status'], string>> = {
  accepted: 'accepterat',
  declined: 'tackat nej till',
}

/** Tells whoever made the quote what its receiver has answered. */
const tellOwner = async (
  services: Pick<ServiceContext, 'clock' | 'ids'>,
  trx: Database,
  { user_id, brand, quote_number, head }: FoundQuote,
  { status, name, message }: ReceiversAnswer,
): Promise<void> => {
  const owner = await trx.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirst()
  // An owner without an address sees it in the quote.
  await queueMail(services, trx, {
    brand,
    to: owner?.email ?? '',
    subject: `Offert ${quote_number}: ${status === 'accepted' ? 'accepterad' : 'avböjd'}`,
    paragraphs: [
      `${name} har ${said[status]} offert ${quote_number}, ${head.name}.`,
      ...(message === '' ? [] : [`Meddelande:\n${message}`]),
    ],
    why: `Du får mejlet för att du har gjort offerten i webbshoppen hos ${brandConfigs[brand].brandName}.`,
  })
}

/** What the receiver answers by the link, once and before the last day has passed. */
export const answerShared = (
  services: Pick<ServiceContext, 'db' | 'clock' | 'ids'>,
  link: Secret,
  written: ReceiversAnswer,
): Outcome<FoundQuote> =>
  inTransaction(services.db, async (trx) => {
    const name = readText('partyName', written.name)
    if (E.isLeft(name)) return E.left(fieldRefusal(name.left))
    if (name.right === '') return E.left(nameMissing)
    const message = readText('finalMessage', written.message)
    if (E.isLeft(message)) return E.left(fieldRefusal(message.left))
    const found = await quoteOfLink(trx, link, true)
    if (found === undefined) return E.left(notFound)
    const answer = { status: written.status, name: name.right, message: message.right }
    if (!mayBecome(found.status, answer.status, 'receiver')) return E.left(statusChanged)
    if (isExpired({ ...found.head, status: found.status }, services.clock.today())) return E.left(expired)
    const at = services.clock.now()
    await writeStatus(trx, found, {
      ...{ status: answer.status, at, side: 'receiver', by: answer.name, message: answer.message },
    })
    await sql`update quotes set version = version + 1, changed_at = ${at}::timestamptz
      where quote_id = ${found.quote_id}`.execute(trx)
    await tellOwner(services, trx, found, answer)
    const after = await quoteOfLink(trx, link)
    return after === undefined ? E.left(notFound) : E.right(after)
  })

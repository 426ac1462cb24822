import * as E from 'fp-ts/Either'
import { randomBytes } from 'node:crypto'
import * as t from 'io-ts'
import { secret, type Secret } from '#domain/kernel/secret'
import { isEditable } from '#domain/quotes/quote-status'
import { readText } from '#domain/quotes/read-fields'
import { may } from '#domain/session/permissions'
import type { QuoteLink } from '#application/ports/quote-service'
import { sharedQuotePath } from '#adapters/contract/quote-shared'
import { hashOfToken } from '../auth/refresh-token'
import { macOf, serverKey } from '../auth/server-keys'
import { brandConfigs } from '../config/brand-config'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { idempotentResponse } from '../idempotency/idempotent-response'
import { limits } from '../limits'
import type { LinkHost } from '../link-host'
import { queueMail } from '../mail/queue-mail'
import { lockSender } from '../order-documents/sender'
import { notFound } from '../request-failure'
import type { Outcome, QuoteCall } from './change-quote'
import { fieldRefusal } from './field-refusal'
import { findQuote, type FoundQuote } from './read-quote'
import { noRecipient, notSent, pricesDenied, tooManyMails } from './refusals'

const { mostMailsPerHour } = limits.quotes

const AN_HOUR_MS = 60 * 60 * 1000

/** 256 bits that nobody can guess: made of what is stored by a key of the server, so that a second call tells them again. */
const secretOf = async (db: Database, quote: string, seed: string): Promise<Secret> =>
  secret(macOf(await serverKey(db, 'quote-links'), `${quote} ${seed}`))

/** The link of a quote, made at the first call. Its hash is stored. */
const keptLink = async (trx: Database, quote: string, at: string): Promise<Secret> => {
  const kept = await trx.selectFrom('quote_links').select('seed').where('quote_id', '=', quote).executeTakeFirst()
  const seed = kept?.seed ?? randomBytes(32).toString('base64url')
  const link = await secretOf(trx, quote, seed)
  if (kept === undefined)
    await trx
      .insertInto('quote_links')
      .values({ quote_id: quote, secret_hash: hashOfToken(link), seed, created_at: at })
      .execute()
  return link
}

export interface LinkMail {
  readonly to: string
  readonly message: string
}

const mailedOfLate = async (trx: Database, { user, services }: QuoteCall): Promise<number> => {
  const { count } = await trx
    .selectFrom('quote_mails')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', user.userId)
    .where('queued_at', '>', new Date(Date.parse(services.clock.now()) - AN_HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Mails the link to whom the user names, as a letter that says who sends it. What one user sends is counted. */
const mailLink = async (
  trx: Database,
  call: QuoteCall,
  { quote_id, quote_number, head }: FoundQuote,
  { to, message }: LinkMail,
  address: string,
  { brand }: LinkHost,
): Outcome<undefined> => {
  const { services, user } = call
  const text = readText('finalMessage', message)
  if (E.isLeft(text)) return E.left(fieldRefusal(text.left))
  const sender = await lockSender(trx, user.userId)
  if ((await mailedOfLate(trx, call)) >= mostMailsPerHour) return E.left(tooManyMails)
  const from = head.sender.name === '' ? sender.name : head.sender.name
  const queued = await queueMail(services, trx, {
    brand,
    to,
    subject: `Offert ${quote_number} från ${from}`.slice(0, limits.mail.longestSubject),
    paragraphs: [
      ...(text.right === '' ? [] : [text.right]),
      `${from} har skickat en offert${head.name === '' ? '' : `: ${head.name}`}.`,
    ],
    action: { label: 'Läs offerten', url: address },
    why: `Du får mejlet för att ${sender.name} hos ${from} har skickat en offert till dig genom webbshoppen hos ${brandConfigs[brand].brandName}.`,
  })
  if (E.isLeft(queued)) return E.left(noRecipient)
  await trx
    .insertInto('quote_mails')
    .values({ mail_id: queued.right, user_id: user.userId, quote_id, queued_at: services.clock.now() })
    .execute()
  return E.right(undefined)
}

/** That it was done is all that is kept for a repeated call: the secret is stored nowhere. */
const Done = t.strict({})

/** The link of a sent quote, mailed where that is asked for. */
export const linkQuote = (call: QuoteCall, mail: LinkMail | undefined, host: LinkHost): Outcome<QuoteLink> =>
  inTransaction(call.services.db, async (trx) => {
    const { user, id, keyed, services } = call
    if (!may(user, 'seePrices')) return E.left(pricesDenied)
    const found = await findQuote(trx, user, id)
    if (found === undefined) return E.left(notFound)
    // Two calls at once make one link.
    await trx.selectFrom('quotes').select('quote_id').where('quote_id', '=', found.quote_id).forUpdate().execute()
    if (isEditable(found.status)) return E.left(notSent)
    const link = await keptLink(trx, found.quote_id, services.clock.now())
    const address = `${host.origin}${sharedQuotePath(link)}`
    const done = await idempotentResponse(trx, keyed, Done, async () => {
      if (mail === undefined) return E.right({})
      const mailed = await mailLink(trx, call, found, mail, address, host)
      return E.isLeft(mailed) ? mailed : E.right({})
    })
    return E.isLeft(done) ? done : E.right({ address })
  })

/** Makes the link worthless; the next one is another. */
export const withdrawLink = async ({ services, user, id }: QuoteCall): Outcome<undefined> => {
  const found = await findQuote(services.db, user, id)
  if (found === undefined) return E.left(notFound)
  await services.db.deleteFrom('quote_links').where('quote_id', '=', found.quote_id).execute()
  return E.right(undefined)
}

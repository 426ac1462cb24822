import * as E from 'fp-ts/Either'
import type { MailedDocuments } from '#application/ports/order-documents'
import { MailedDocumentsCodec } from '#adapters/contract/order-documents'
import type { Instant } from '#domain/kernel/ids'
import { LONGEST_MESSAGE } from '#domain/order/inquiry'
import { mayReadDocument, writeOrderDocument, type OrderDocument } from '#domain/order/order-document'
import type { Identity } from '../auth/identity'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { idempotentResponse, type KeyedRequest } from '../idempotency/idempotent-response'
import { limits } from '../limits'
import type { Attachment } from '../mail/letter'
import { queueMail } from '../mail/queue-mail'
import type { FoundOrder } from '../order-history/find-order'
import { followUpDenied } from '../order-history/follow-up-readers'
import type { RequestFailure } from '../request-failure'
import { brandConfigs } from '../config/brand-config'
import { fileNameOf, kindOf, numberOf } from './document-names'
import { mailFailure } from './mail-failure'
import type { Paper } from './paper'
import { paperOf, readDocumented } from './read-paper'
import { lockSender } from './sender'

const { mostOfAMail, mostMailsPerHour } = limits.orderDocuments

const tooManyMails: RequestFailure = {
  status: 429,
  code: 'TOO_MANY_MAILS',
  message: `Du kan mejla dokument högst ${mostMailsPerHour} gånger i timmen. Försök igen senare.`,
}
const messageTooLong: RequestFailure = {
  status: 422,
  code: 'MESSAGE_TOO_LONG',
  message: `Meddelandet får ha högst ${LONGEST_MESSAGE} tecken.`,
}
const tooManyDocuments: RequestFailure = {
  status: 422,
  code: 'TOO_MANY_DOCUMENTS',
  message: `Välj högst ${mostOfAMail} dokument åt gången.`,
}

/** The answer for a document that the order does not have, or not yet. */
export const noSuchDocument: RequestFailure = {
  status: 404,
  code: 'NO_SUCH_DOCUMENT',
  message: 'Dokumentet finns inte, eller inte än.',
}

export interface DocumentMail {
  /** As the user wrote it, with line breaks. */
  readonly message: string
  /** Empty: the order confirmation. */
  readonly documents: readonly OrderDocument[]
}

type Draw = (paper: Paper) => Promise<E.Either<RequestFailure, Uint8Array>>

/** The documents once each, as files. */
const attachmentsOf = async (
  db: Database,
  identity: Identity,
  found: FoundOrder,
  { documents }: DocumentMail,
  draw: Draw,
): Promise<E.Either<RequestFailure, { readonly number: string; readonly files: readonly Attachment[] }>> => {
  const documented = await readDocumented(db, identity, found)
  const { orderNumber } = documented.order
  const files: Attachment[] = []
  for (const document of documents) {
    const paper = paperOf(documented, document)
    if (paper === undefined) return E.left(noSuchDocument)
    const drawn = await draw(paper)
    if (E.isLeft(drawn)) return drawn
    files.push({ fileName: fileNameOf(orderNumber, document), mediaType: 'application/pdf', content: drawn.right })
  }
  return E.right({ number: orderNumber, files })
}

const onceEach = (documents: readonly OrderDocument[]): readonly OrderDocument[] => [
  ...new Map(documents.map((document) => [writeOrderDocument(document), document])).values(),
]

const mailedOfLate = async (trx: Database, { userId }: Identity, now: Instant): Promise<number> => {
  const { count } = await trx
    .selectFrom('document_mails')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('queued_at', '>', new Date(Date.parse(now) - 60 * 60 * 1000))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Sends documents of an order to the user's own address, as they may see them (ORDER-08). The recipient is never what a
 * caller says, so that nobody else is written to.
 */
export const emailDocuments = async (
  services: Pick<ServiceContext, 'db' | 'clock' | 'ids'>,
  identity: Identity,
  found: FoundOrder,
  asked: DocumentMail,
  draw: Draw,
  request: KeyedRequest | undefined,
): Promise<E.Either<RequestFailure, MailedDocuments>> => {
  const message = asked.message.trim()
  const documents = onceEach(asked.documents.length === 0 ? [{ tag: 'OrderConfirmation' }] : asked.documents)
  if (message.length > LONGEST_MESSAGE) return E.left(messageTooLong)
  if (documents.length > mostOfAMail) return E.left(tooManyDocuments)
  if (!documents.every((document) => mayReadDocument(found.reached, document))) return E.left(followUpDenied)
  // Drawing is dear, so it is not done for somebody who has sent too many.
  if (request === undefined && (await mailedOfLate(services.db, identity, services.clock.now())) >= mostMailsPerHour)
    return E.left(tooManyMails)
  const attached = await attachmentsOf(services.db, identity, found, { message, documents }, draw)
  if (E.isLeft(attached)) return attached
  const { number, files } = attached.right
  const { brand, order_number } = found.row
  return inTransaction(services.db, async (trx) => {
    const { email } = await lockSender(trx, identity.userId)
    return idempotentResponse(trx, request, MailedDocumentsCodec, async () => {
      const now = services.clock.now()
      if ((await mailedOfLate(trx, identity, now)) >= mostMailsPerHour) return E.left(tooManyMails)
      const queued = await queueMail(services, trx, {
        brand,
        to: email,
        subject: `Dokument för order ${number}`,
        paragraphs: [
          ...(message === '' ? [] : [message]),
          `Bifogat för order ${number}:\n${documents.map((document) => `${kindOf(document)} ${numberOf(number, document)}`).join('\n')}`,
        ],
        why: `Du får mejlet för att du har bett om det i webbshoppen hos ${brandConfigs[brand].brandName}.`,
        attachments: files,
      })
      if (E.isLeft(queued)) return E.left(mailFailure(queued.left))
      await trx
        .insertInto('document_mails')
        .values({
          mail_id: queued.right,
          user_id: identity.userId,
          order_number,
          documents: JSON.stringify(documents.map(writeOrderDocument)),
          queued_at: now,
        })
        .execute()
      return E.right({ sentTo: email })
    })
  })
}

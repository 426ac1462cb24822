import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { HistoricOrder } from '#application/ports/order-history'
import type { InquiryReceipt } from '#application/ports/order-documents'
import { InquiryReceiptCodec } from '#adapters/contract/order-documents'
import { absurdCase } from '#domain/kernel/decider'
import type { Instant } from '#domain/kernel/ids'
import {
  judgeInquiry,
  LONGEST_MESSAGE,
  type Inquiry,
  type InquiryKind,
  type InquiryRefusal,
} from '#domain/order/inquiry'
import type { CreditReason } from '#domain/order/order'
import type { Identity } from '../auth/identity'
import { brandConfigs, customerServiceOf } from '../config/brand-config'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { idempotentResponse, type KeyedRequest } from '../idempotency/idempotent-response'
import { limits } from '../limits'
import { queueMail } from '../mail/queue-mail'
import { claimGoods } from '../order-history/claim-goods'
import type { FoundOrder } from '../order-history/find-order'
import { readOrder } from '../order-history/read-order'
import type { RequestFailure } from '../request-failure'
import { mailFailure } from './mail-failure'
import { lockSender, type Sender } from './sender'
import { quantityText } from '../swedish-amount'

const { mostInquiriesPerHour } = limits.orderDocuments

const tooMany: RequestFailure = {
  status: 429,
  code: 'TOO_MANY_INQUIRIES',
  message: `Du kan skicka högst ${mostInquiriesPerHour} ärenden i timmen. Försök igen senare, eller ring oss.`,
}

const kinds: Readonly<Record<InquiryKind, string>> = { claim: 'Reklamation', return: 'Retur', question: 'Fråga' }

/** What the customer wants a credit note for. */
const claimed: Readonly<Record<InquiryKind, CreditReason | undefined>> = {
  claim: 'damaged',
  return: 'returned',
  question: undefined,
}

const refused = (code: string, path: string, message: string): RequestFailure => ({
  status: 422,
  code,
  message,
  details: [{ path, message }],
})

const failureOf = (refusal: InquiryRefusal, kind: InquiryKind): RequestFailure => {
  switch (refusal.tag) {
    case 'NoMessage':
      return refused('NO_MESSAGE', 'message', 'Skriv vad det gäller.')
    case 'MessageTooLong':
      return refused('MESSAGE_TOO_LONG', 'message', `Meddelandet får ha högst ${LONGEST_MESSAGE} tecken.`)
    case 'NoLines':
      return refused('NO_LINES', 'lines', 'Välj de rader som det gäller.')
    case 'WrongLine':
      return refused('WRONG_LINE', 'lines', `Rad ${refusal.position} finns inte i ordern, eller har inget antal.`)
    case 'TooMuch':
      return refused(
        'TOO_MUCH',
        'lines',
        kind === 'question'
          ? `Rad ${refusal.position}: högst ${quantityText(refusal.most)} är beställda.`
          : `Rad ${refusal.position}: högst ${quantityText(refusal.most)} är levererade.`,
      )
    default:
      return absurdCase(refusal)
  }
}

const rowsText = ({ lines }: Inquiry, order: HistoricOrder): readonly string[] => {
  const rows = lines.flatMap(({ position, quantity }) =>
    order.lines
      .filter((line) => line.position === position)
      .map(({ articleNumber, name, unit }) => `${articleNumber} ${name}: ${quantityText(quantity)} ${unit}`.trim()),
  )
  return rows.length === 0 ? [] : [`Rader:\n${rows.join('\n')}`]
}

const sentOfLate = async (trx: Database, { userId }: Identity, now: Instant): Promise<number> => {
  const { count } = await trx
    .selectFrom('order_inquiries')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('sent_at', '>', new Date(Date.parse(now) - 60 * 60 * 1000))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const nextNumber = async (trx: Database): Promise<string> => {
  const { rows } = await sql<{ number: number }>`select nextval('inquiry_numbers') as number`.execute(trx)
  return String(rows[0]?.number)
}

const receiptOf = (number: string, inquiry: Inquiry, order: HistoricOrder): readonly string[] => [
  `Vi har tagit emot ditt ärende om order ${order.orderNumber}. Ärendets nummer är ${number}, och vi svarar så snart vi kan.`,
  ...rowsText(inquiry, order),
  `Det här skrev du:\n${inquiry.message}`,
]

const reportOf = (inquiry: Inquiry, order: HistoricOrder, { name, email, phone }: Sender): readonly string[] => [
  `${kinds[inquiry.kind]} om order ${order.orderNumber}, kund ${order.customerId}.`,
  `Från ${name}, ${email}${phone === '' ? '' : `, ${phone}`}.`,
  ...rowsText(inquiry, order),
  `Meddelande:\n${inquiry.message}`,
]

/**
 * Keeps an inquiry about an order, tells the order what is claimed of it, and writes to the customer service and to the user, who gets a receipt with the number
 * of the inquiry (ORDER-10).
 */
export const sendInquiry = async (
  services: Pick<ServiceContext, 'db' | 'clock' | 'ids' | 'stockTurned'>,
  identity: Identity,
  found: FoundOrder,
  asked: Inquiry,
  request: KeyedRequest | undefined,
): Promise<E.Either<RequestFailure, InquiryReceipt>> => {
  const order = await readOrder(services.db, identity, found)
  const judged = judgeInquiry(asked, order.lines)
  if (E.isLeft(judged)) return E.left(failureOf(judged.left, asked.kind))
  const inquiry = judged.right
  const { brand, order_number } = found.row
  return inTransaction(services.db, async (trx) => {
    const sender = await lockSender(trx, identity.userId)
    return idempotentResponse(trx, request, InquiryReceiptCodec, async () => {
      const now = services.clock.now()
      if ((await sentOfLate(trx, identity, now)) >= mostInquiriesPerHour) return E.left(tooMany)
      const number = await nextNumber(trx)
      await trx
        .insertInto('order_inquiries')
        .values({
          inquiry_number: number,
          order_number,
          user_id: identity.userId,
          kind: inquiry.kind,
          message: inquiry.message,
          lines: JSON.stringify(inquiry.lines),
          sent_at: now,
        })
        .execute()
      const reason = claimed[inquiry.kind]
      if (reason !== undefined && (await claimGoods(trx, order_number, { lines: inquiry.lines, reason }, now)))
        services.stockTurned.emit()
      const subject = `${kinds[inquiry.kind]} ${number}, order ${order.orderNumber}`
      const receipt = await queueMail(services, trx, {
        brand,
        to: sender.email,
        subject,
        paragraphs: receiptOf(number, inquiry, order),
        why: `Du får mejlet för att du har skickat ett ärende till ${brandConfigs[brand].brandName}.`,
      })
      if (E.isLeft(receipt)) return E.left(mailFailure(receipt.left))
      const report = await queueMail(services, trx, {
        brand,
        to: customerServiceOf(brand),
        subject,
        paragraphs: reportOf(inquiry, order, sender),
        why: 'Mejlet är skickat av webbshoppen.',
      })
      if (E.isLeft(report)) throw new Error(`The customer service of ${brand} has no address: ${report.left}`)
      return E.right({ inquiryNumber: number, sentTo: sender.email })
    })
  })
}

import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { InquiryReceipt, MailedDocuments } from '#application/ports/order-documents'
import { listOf, oneOf, withDefault, type Codec } from '#application/codecs/codec'
import { inquiryKinds } from '#domain/order/inquiry'
import { readOrderDocument, writeOrderDocument, type OrderDocument } from '#domain/order/order-document'

/** A document by its name within its order: `order-confirmation`, `delivery-notes/1`, `invoices/91000001`. */
const DocumentName: Codec<OrderDocument> = new t.Type<OrderDocument, unknown>(
  'OrderDocument',
  (u): u is OrderDocument => typeof u === 'object' && u !== null && 'tag' in u,
  (u, c) =>
    pipe(
      typeof u === 'string' ? readOrderDocument(u) : O.none,
      O.match(
        () => t.failure(u, c),
        (document) => t.success(document),
      ),
    ),
  writeOrderDocument,
)

/**
 * POST /orders/{id}/documents/email (ORDER-08). `documents` is an addition of our own; without any the order confirmation
 * is sent.
 */
export const EmailDocumentsBody = t.strict({
  message: withDefault<string>(t.string, ''),
  documents: listOf(DocumentName),
})
export const MailedDocumentsCodec: Codec<MailedDocuments> = t.strict({ sentTo: t.string })

/** POST /orders/inquiry (ORDER-10); the fields are ours. */
export const InquiryBody = t.strict({
  orderId: t.string,
  kind: oneOf(inquiryKinds, 'InquiryKind'),
  message: t.string,
  lines: listOf(t.strict({ position: t.number, quantity: t.number })),
})
export const InquiryReceiptCodec: Codec<InquiryReceipt> = t.strict({ inquiryNumber: t.string, sentTo: t.string })

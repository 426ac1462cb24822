import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import {
  EmailDocumentsBody,
  InquiryBody,
  InquiryReceiptCodec,
  MailedDocumentsCodec,
} from '#adapters/contract/order-documents'
import { routes, type Route } from '#adapters/contract/paths'
import type { BrandCode } from '#domain/kernel/brand-code'
import { invoiceNumber } from '#domain/kernel/ids'
import { mayReadDocument, type OrderDocument } from '#domain/order/order-document'
import { createBoundedWork } from '../auth/bounded-work'
import { limits } from '../limits'
import { findOrder } from '../order-history/find-order'
import { followUpDenied } from '../order-history/follow-up-readers'
import { forHistoryReaders, ofOrder, type OneOrder } from '../order-history/order-readers'
import { notFound, readAs, sendFailure, type RequestFailure } from '../request-failure'
import { emailDocuments, noSuchDocument } from './email-documents'
import { fileNameOf } from './document-names'
import { filesPlugin } from './files-plugin'
import { keyedRequestOf } from './keyed-request'
import type { Paper } from './paper'
import { paperOf, readDocumented } from './read-paper'
import { sendInquiry } from './send-inquiry'
import { writePaper } from './write-paper'

const { mostAtOnce, mostWaiting, retryAfterS } = limits.orderDocuments

const busy: RequestFailure = {
  status: 503,
  code: 'BUSY',
  message: 'Just nu skapas många dokument. Försök igen om en stund.',
}

const AN_HOUR_S = 60 * 60

/** A refusal with when to ask again, where that helps. */
const sendRefusal = (reply: FastifyReply, failure: RequestFailure): FastifyReply => {
  if (failure === busy) reply.header('retry-after', retryAfterS)
  if (failure.status === 429) reply.header('retry-after', AN_HOUR_S)
  return sendFailure(reply, failure)
}

/** Documents of placed orders, their mails, and inquiries (ORDER-05, ORDER-08, ORDER-10). */
export const orderDocumentsPlugin: FastifyPluginAsync = async (app) => {
  const { services } = app
  const turns = createBoundedWork({ mostAtOnce, mostWaiting })

  const draw =
    (brand: BrandCode) =>
    async (paper: Paper): Promise<E.Either<RequestFailure, Uint8Array>> => {
      const drawn = await turns.run(() => writePaper(paper, { brand, today: services.clock.today() }), false)
      return drawn === undefined ? E.left(busy) : E.right(drawn)
    }

  const serve = ({ path }: Route, documentOf: (params: OneOrder['Params']) => OrderDocument) =>
    app.get(
      path,
      ofOrder(async (identity, found, request, reply) => {
        const document = documentOf(request.params)
        if (!mayReadDocument(found.reached, document)) return sendFailure(reply, followUpDenied)
        const documented = await readDocumented(services.db, identity, found)
        const paper = paperOf(documented, document)
        if (paper === undefined) return sendFailure(reply, noSuchDocument)
        const drawn = await draw(found.row.brand)(paper)
        if (E.isLeft(drawn)) return sendRefusal(reply, drawn.left)
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${fileNameOf(documented.order.orderNumber, document)}"`)
          .send(Buffer.from(drawn.right))
      }),
    )

  serve(routes.orderConfirmation, () => ({ tag: 'OrderConfirmation' }))
  serve(routes.deliveryNote, ({ shipment }) => ({ tag: 'DeliveryNote', shipment: Number(shipment) }))
  serve(routes.invoiceDocument, ({ number = '' }) => ({ tag: 'Invoice', number: invoiceNumber(number) }))
  serve(routes.creditNote, ({ number = '' }) => ({ tag: 'CreditNote', number: invoiceNumber(number) }))

  app.post(
    routes.emailDocuments.path,
    ofOrder(async (identity, found, request, reply) => {
      const body = readAs(EmailDocumentsBody, request.body ?? {})
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const keyed = keyedRequestOf(request, identity)
      if (E.isLeft(keyed)) return sendFailure(reply, keyed.left)
      const sent = await emailDocuments(services, identity, found, body.right, draw(found.row.brand), keyed.right)
      return E.isLeft(sent) ? sendRefusal(reply, sent.left) : reply.send(MailedDocumentsCodec.encode(sent.right))
    }),
  )

  app.post(
    routes.orderInquiry.path,
    forHistoryReaders(async (identity, request, reply) => {
      const body = readAs(InquiryBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const keyed = keyedRequestOf(request, identity)
      if (E.isLeft(keyed)) return sendFailure(reply, keyed.left)
      const { orderId, ...inquiry } = body.right
      const found = await findOrder(services.db, identity, orderId)
      if (found === undefined) return sendFailure(reply, notFound)
      const sent = await sendInquiry(services, identity, found, inquiry, keyed.right)
      return E.isLeft(sent) ? sendRefusal(reply, sent.left) : reply.send(InquiryReceiptCodec.encode(sent.right))
    }),
  )

  await app.register(filesPlugin)
}

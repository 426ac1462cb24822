import type { ShopConfig } from '#application/ports/config-service'
import type { OrderDocuments } from '#application/ports/order-documents'
import type { SheetFormat } from '#application/ports/spreadsheets'
import { absurdCase } from '#domain/kernel/decider'
import type { OrderDocument } from '#domain/order/order-document'
import { exportTypes } from '#adapters/contract/cart'
import {
  EmailDocumentsBody,
  InquiryBody,
  InquiryReceiptCodec,
  MailedDocumentsCodec,
} from '#adapters/contract/order-documents'
import { routes, type Route } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'
import { idempotencyKey } from './idempotency-key'
import { orderSearchQuery } from './order-search-query'

export interface RemoteOrderDocumentsOptions {
  readonly client: HttpClient
  readonly supports: () => ShopConfig['supports'] | undefined
}

interface Address {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

const addressOf = (id: string, document: OrderDocument): Address => {
  switch (document.tag) {
    case 'OrderConfirmation':
      return { route: routes.orderConfirmation, params: { id } }
    case 'DeliveryNote':
      return { route: routes.deliveryNote, params: { id, shipment: String(document.shipment) } }
    case 'Invoice':
      return { route: routes.invoiceDocument, params: { id, number: document.number } }
    case 'CreditNote':
      return { route: routes.creditNote, params: { id, number: document.number } }
    default:
      return absurdCase(document)
  }
}

const accepting = (type: string) => ({ accept: `${type}, application/json;q=0.5` })

const asSheet = (format: SheetFormat) => accepting(exportTypes[format])

/** Documents and files of placed orders over HTTP, and inquiries (ORDER-04, ORDER-05, ORDER-08, ORDER-10). */
export const createRemoteOrderDocuments = ({ client, supports }: RemoteOrderDocumentsOptions): OrderDocuments => ({
  document: (id, document, options) => {
    const { route, params } = addressOf(id, document)
    return client.file(route, { ...options, params, headers: accepting('application/pdf') })
  },
  email: (id, mail, key, options) =>
    client.call(routes.emailDocuments, {
      ...options,
      params: { id },
      headers: idempotencyKey(key, supports()),
      body: EmailDocumentsBody.encode({ message: mail.message, documents: mail.documents }),
      codec: MailedDocumentsCodec,
    }),
  download: (id, format, options) =>
    client.file(routes.downloadOrder, { ...options, params: { id }, headers: asSheet(format) }),
  exportSearch: (query, format, options) =>
    client.file(routes.exportOrders, { ...options, query: orderSearchQuery(query), headers: asSheet(format) }),
  exportFinancialFollowUp: (format, options) =>
    client.file(routes.exportFinancialFollowUp, { ...options, headers: asSheet(format) }),
  inquire: (id, { kind, message, lines }, key, options) =>
    client.call(routes.orderInquiry, {
      ...options,
      headers: idempotencyKey(key, supports()),
      body: InquiryBody.encode({ orderId: id, kind, message, lines }),
      codec: InquiryReceiptCodec,
    }),
})

import type { HistoricInvoice, HistoricOrder } from '#application/ports/order-history'
import { absurdCase } from '#domain/kernel/decider'
import { documentsOf, writeOrderDocument, type OrderDocument } from '#domain/order/order-document'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import type { FoundOrder } from '../order-history/find-order'
import { readAddresses } from '../order-history/read-addresses'
import { readInvoices } from '../order-history/read-invoices'
import { readOrder } from '../order-history/read-order'
import { creditNotePaper, deliveryNote, invoicePaper, orderConfirmation, type PaperOrder } from './order-papers'
import type { Paper } from './paper'

/** An order with all that its documents are made of, as the reader may see it. */
export interface DocumentedOrder extends PaperOrder {
  readonly invoices: readonly HistoricInvoice[]
  /** In the order in which they came to be. */
  readonly documents: readonly OrderDocument[]
}

const isConfirmed = ({ events }: HistoricOrder): boolean => events.some(({ type }) => type === 'Confirmed')

export const readDocumented = async (db: Database, identity: Identity, found: FoundOrder): Promise<DocumentedOrder> => {
  const order = await readOrder(db, identity, found)
  const invoices = await readInvoices(db, found)
  return {
    order,
    addresses: await readAddresses(db, found),
    invoices,
    documents: documentsOf({ isConfirmed: isConfirmed(order), shipments: order.shipments, invoices }),
  }
}

/** The content of a document; undefined where the order has none such, or not yet. */
export const paperOf = (given: DocumentedOrder, wanted: OrderDocument): Paper | undefined => {
  const document = given.documents.find((each) => writeOrderDocument(each) === writeOrderDocument(wanted))
  if (document === undefined) return undefined
  switch (document.tag) {
    case 'OrderConfirmation':
      return orderConfirmation(given)
    case 'DeliveryNote': {
      const shipment = given.order.shipments.find(({ number }) => number === document.shipment)
      return shipment === undefined ? undefined : deliveryNote(given, shipment)
    }
    case 'Invoice': {
      const invoice = given.invoices.find(({ number }) => number === document.number)
      return invoice === undefined ? undefined : invoicePaper(given, invoice)
    }
    case 'CreditNote':
      return given.invoices
        .flatMap((invoice) =>
          invoice.credits
            .filter(({ number }) => number === document.number)
            .map((credit) => creditNotePaper(given, invoice, credit)),
        )
        .at(0)
    default:
      return absurdCase(document)
  }
}

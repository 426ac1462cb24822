import * as O from 'fp-ts/Option'
import { absurdCase } from '../kernel/decider'
import { type InvoiceNumber, invoiceNumber } from '../kernel/ids'
import { may, type Rights } from '../session/permissions'

/** A document of an order, made from the order's own data. */
export type OrderDocument =
  | { readonly tag: 'OrderConfirmation' }
  /** What comes with the goods of a shipment. It never tells prices. */
  | { readonly tag: 'DeliveryNote'; readonly shipment: number }
  | { readonly tag: 'Invoice'; readonly number: InvoiceNumber }
  | { readonly tag: 'CreditNote'; readonly number: InvoiceNumber }

/** What of an order decides which documents it has. */
export interface Documented {
  readonly isConfirmed: boolean
  readonly shipments: readonly { readonly number: number }[]
  readonly invoices: readonly {
    readonly number: InvoiceNumber
    readonly credits: readonly { readonly number: InvoiceNumber }[]
  }[]
}

/**
 * The documents that an order has: its confirmation once it is confirmed, a delivery note for each shipment from its
 * picking on, each invoice and each credit note (ORDER-05).
 */
export const documentsOf = ({ isConfirmed, shipments, invoices }: Documented): readonly OrderDocument[] => [
  ...(isConfirmed ? [{ tag: 'OrderConfirmation' } as const] : []),
  ...shipments.map(({ number }) => ({ tag: 'DeliveryNote', shipment: number }) as const),
  ...invoices.flatMap(({ number, credits }): readonly OrderDocument[] => [
    { tag: 'Invoice', number },
    ...credits.map((credit) => ({ tag: 'CreditNote', number: credit.number }) as const),
  ]),
]

/** Whether somebody may read a document of an order: invoices and credit notes belong to financial follow-up (PERM-19). */
export const mayReadDocument = (rights: Rights, { tag }: OrderDocument): boolean =>
  (tag !== 'Invoice' && tag !== 'CreditNote') || may(rights, 'seeFinancialFollowUp')

/** The name of a document within its order: its path below the order's documents. */
export const writeOrderDocument = (document: OrderDocument): string => {
  switch (document.tag) {
    case 'OrderConfirmation':
      return 'order-confirmation'
    case 'DeliveryNote':
      return `delivery-notes/${document.shipment}`
    case 'Invoice':
      return `invoices/${document.number}`
    case 'CreditNote':
      return `credit-notes/${document.number}`
    default:
      return absurdCase(document)
  }
}

const numbered = /^(delivery-notes|invoices|credit-notes)\/(\d{1,12})$/

/** Reads what `writeOrderDocument` writes. */
export const readOrderDocument = (text: string): O.Option<OrderDocument> => {
  if (text === 'order-confirmation') return O.some({ tag: 'OrderConfirmation' })
  const [, kind, number = ''] = numbered.exec(text) ?? []
  if (kind === 'delivery-notes') return O.some({ tag: 'DeliveryNote', shipment: Number(number) })
  if (kind === 'invoices') return O.some({ tag: 'Invoice', number: invoiceNumber(number) })
  return kind === 'credit-notes' ? O.some({ tag: 'CreditNote', number: invoiceNumber(number) }) : O.none
}

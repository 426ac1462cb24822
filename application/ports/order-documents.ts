import type { CommandId } from '#domain/kernel/ids'
import type { Inquiry } from '#domain/order/inquiry'
import type { OrderDocument } from '#domain/order/order-document'
import type { Call, CallOptions } from './call'
import type { OrdersQuery } from './order-history'
import type { SheetFormat } from './spreadsheets'

/** What an export of the order history asks for: the question of a page without the page. */
export type ExportedOrders = Omit<OrdersQuery, 'limit' | 'offset'>

export interface MailedDocuments {
  /** The user's own address, which they were sent to. */
  readonly sentTo: string
}

export interface InquiryReceipt {
  /** The number by which the customer service knows the inquiry. */
  readonly inquiryNumber: string
  /** The user's own address, to which a receipt was sent. */
  readonly sentTo: string
}

/**
 * Documents and files of placed orders, and inquiries about them. An order is named by its number, or by the one that the
 * checkout answered; those out of reach are answered as absent ones. Nothing tells prices to whoever may not see them.
 */
export interface OrderDocuments {
  /** A document as PDF (ORDER-05). Absent until the order has come so far: see `documentsOf`. */
  readonly document: (id: string, document: OrderDocument, options?: CallOptions) => Call<Uint8Array>
  /**
   * Sends documents to the user's own address with a message, which may be empty (ORDER-08). Refused with `TOO_MANY_MAILS`
   * when many have been sent in the last hour.
   * @param key the same key sends once
   */
  readonly email: (
    id: string,
    mail: { readonly message: string; readonly documents: readonly OrderDocument[] },
    key: CommandId,
    options?: CallOptions,
  ) => Call<MailedDocuments>
  /** The order as a file with a row for each of its rows, which can be imported again (ORDER-04). */
  readonly download: (id: string, format: SheetFormat, options?: CallOptions) => Call<Uint8Array>
  /** All orders that a search finds, as a file. Refused with `TOO_MANY_ORDERS` where it finds more than a file holds. */
  readonly exportSearch: (query: ExportedOrders, format: SheetFormat, options?: CallOptions) => Call<Uint8Array>
  /** What was spent by month, project and department, as a file (PERM-18). */
  readonly exportFinancialFollowUp: (format: SheetFormat, options?: CallOptions) => Call<Uint8Array>
  /**
   * Sends an inquiry about an order to the customer service (ORDER-10).
   * @param key the same key sends once
   */
  readonly inquire: (id: string, inquiry: Inquiry, key: CommandId, options?: CallOptions) => Call<InquiryReceipt>
}

import type { ColumnType } from 'kysely'
import type { LineQuantity } from '#domain/order/order'
import type { InquiryKind } from '#domain/order/inquiry'

type Time = ColumnType<Date, string, string>

export interface OrderDocumentsTables {
  /** Who has had documents of which order sent, and when. */
  document_mails: {
    mail_id: string
    user_id: string
    /** The number that the checkout answered. */
    order_number: string
    /** The names of the documents. */
    documents: ColumnType<readonly string[], string, string>
    queued_at: Time
  }
  /** What customers have asked about their orders (ORDER-10). */
  order_inquiries: {
    inquiry_number: string
    order_number: string
    user_id: string
    kind: InquiryKind
    message: string
    lines: ColumnType<readonly LineQuantity[], string, string>
    sent_at: Time
  }
}

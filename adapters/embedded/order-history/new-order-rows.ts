import type { Instant } from '#domain/kernel/ids'
import { deductionRowsOf, invoiceRowsOf, standingOf } from './order-row'
import type { Life, OrderOrigin } from './order-life'
import { wordsOfOrder, wordsText, type SearchedTexts } from './order-words'
import { StoredOrderEvent } from './stored-event'

/** An order that the tables do not hold yet, with its life so far. */
export interface NewOrder {
  readonly origin: OrderOrigin
  readonly customerId: string
  readonly placedAt: Instant
  readonly texts: Omit<SearchedTexts, 'numbers'> & { readonly customerNumber: string | undefined }
  /** SEK excluding VAT. */
  readonly total: number
  readonly life: Life
}

/** The rows of an order in the tables of this service. */
export const rowsOfNewOrder = ({ origin, customerId, placedAt, texts, total, life }: NewOrder) => {
  const number = origin.orderNumber
  const { order, events } = life
  const numbers = [number, order.confirmed?.orderNumber ?? null, texts.customerNumber ?? null]
  return {
    order_events: events.map((event, index) => ({
      order_number: String(number),
      version: index + 1,
      event: StoredOrderEvent.encode(event),
    })),
    order_history: [
      {
        order_number: String(number),
        brand: origin.brand,
        customer_id: customerId,
        placed_at: String(placedAt),
        ...standingOf(origin, life),
        line_count: order.lines.length,
        total,
        words: wordsText(wordsOfOrder({ ...texts, numbers })),
      },
    ],
    order_invoices: invoiceRowsOf(number, customerId, order),
    order_deductions: deductionRowsOf(number, order),
  }
}

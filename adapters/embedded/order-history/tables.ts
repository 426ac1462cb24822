import type { ColumnType, Generated } from 'kysely'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { OrderStatus } from '#domain/order/order-status'

export interface OrderHistoryTables {
  /** What happened to each order, from its receipt on. Nothing else decides how it stands. */
  order_events: {
    order_number: string
    /** From 1 within the order. */
    version: number
    event: ColumnType<unknown, string, string>
  }
  /** How each order stands, derived from its events: what lists, searches and the plan of its life need. */
  order_history: {
    /** The number that the checkout answered. */
    order_number: string
    /** The order's own number, from its confirmation on. */
    confirmed_number: string | null
    brand: BrandCode
    customer_id: string
    placed_at: ColumnType<Date, string, string>
    version: number
    status: OrderStatus
    delivery_day: string | null
    rest_lines: number
    rest_day: string | null
    line_count: number
    /** SEK excluding VAT. */
    total: number
    is_cancellable: boolean
    /** When the next step of its life is due, by the clock of the service; null at its end. */
    due_at: ColumnType<Date | null, string | null, string | null>
    /** So many days the clock of this order is ahead of the service's; demos alone turn it. */
    days_ahead: Generated<number>
    /** The words that it is found by. */
    words: ColumnType<string, string, string>
  }
  order_invoices: {
    invoice_number: string
    order_number: string
    customer_id: string
    issued_on: string
    due_on: string
    total: number
    /** What is still to be paid. */
    open_amount: number
  }
  /** What rows cost less than when they were ordered, because they were cancelled or credited. */
  order_deductions: {
    order_number: string
    position: number
    amount: number
  }
}

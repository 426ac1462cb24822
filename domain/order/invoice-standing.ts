import type { CalendarDate } from '../kernel/calendar-date'

/** Whether an invoice is paid, and if not whether its day has passed. */
export type InvoiceStanding =
  | { readonly tag: 'Paid'; readonly on: CalendarDate }
  | { readonly tag: 'Overdue' }
  | { readonly tag: 'Open' }

/** An invoice is overdue from the day after the one on which it is due. */
export const isOverdue = (dueOn: CalendarDate, today: CalendarDate): boolean => dueOn < today

export const invoiceStanding = (
  { dueOn, paidOn }: { readonly dueOn: CalendarDate; readonly paidOn: CalendarDate | undefined },
  today: CalendarDate,
): InvoiceStanding => {
  if (paidOn !== undefined) return { tag: 'Paid', on: paidOn }
  return { tag: isOverdue(dueOn, today) ? 'Overdue' : 'Open' }
}

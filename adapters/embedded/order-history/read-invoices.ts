import type { HistoricInvoice, InvoicedLine } from '#application/ports/order-history'
import type { Money } from '#domain/kernel/money'
import { openAmount } from '#domain/order/invoice-amounts'
import type { Invoice, LineAmount } from '#domain/order/order'
import { may } from '#domain/session/permissions'
import type { Database } from '../database/database'
import type { FoundOrder } from './find-order'
import { foldLife } from './order-life'
import { readEvents } from './order-store'

/** The invoices of an order with their credit notes (ORDER-06); without amounts for whoever may not see prices. */
export const readInvoices = async (db: Database, { row, reached }: FoundOrder): Promise<readonly HistoricInvoice[]> => {
  const life = foldLife(await readEvents(db, row.order_number))
  const shown = may(reached, 'seePrices') ? (amount: Money) => amount : () => undefined
  return (life?.order.invoices ?? []).map((invoice) => invoiceOf(invoice, shown))
}

const invoiceOf = (invoice: Invoice, shown: (amount: Money) => Money | undefined): HistoricInvoice => {
  const linesOf = (lines: readonly LineAmount[]): readonly InvoicedLine[] =>
    lines.map(({ position, quantity, amount }) => ({ position, quantity, amount: shown(amount) }))
  return {
    ...invoice,
    lines: linesOf(invoice.lines),
    freight: shown(invoice.freight),
    total: shown(invoice.total),
    open: shown(openAmount(invoice)),
    credits: invoice.credits.map((credit) => ({
      ...credit,
      lines: linesOf(credit.lines),
      total: shown(credit.total),
    })),
  }
}

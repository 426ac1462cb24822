import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { type Money, noMoney, roundToOre, sumOfOre, times } from '../kernel/money'
import type { CreditNote, Invoice, LineAmount, LineQuantity, Order, OrderLine } from './order'

/** From the day of an invoice to the day on which it must be paid. */
export const DAYS_TO_PAY = 30

export const dueDayOf = (issuedOn: CalendarDate): CalendarDate => addDays(issuedOn, DAYS_TO_PAY)

/**
 * The amount of a part of a row, in whole öre. Parts that make up the whole add up to its total: each is what the total
 * is so far, less what it was before.
 * @param total of the whole, in whole öre
 * @param whole the quantity that the total is for
 * @param before the quantity of the parts before this one
 */
export const amountOfPart = (total: Money, whole: number, before: number, quantity: number): Money => {
  const upTo = (so: number): Money => roundToOre(times(total, so / whole))
  return sumOfOre([upTo(before + quantity), times(upTo(before), -1)])
}

export const quantityIn = (parts: readonly (readonly LineQuantity[])[], position: number): number =>
  parts.flat().reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0)

/** The rows of a shipment with what they are invoiced at. */
export const invoicedLines = (order: Order, lines: readonly LineQuantity[]): readonly LineAmount[] =>
  lines.flatMap(({ position, quantity }) => {
    const before = quantityIn(
      order.invoices.map((invoice) => invoice.lines),
      position,
    )
    return order.lines
      .filter((line) => line.position === position)
      .map(({ total, ordered }) => ({ position, quantity, amount: amountOfPart(total, ordered, before, quantity) }))
  })

/** How much of a row of an invoice is not credited yet. */
export const uncredited = (invoice: Invoice, position: number): number =>
  quantityIn([invoice.lines], position) -
  quantityIn(
    invoice.credits.map(({ lines }) => lines),
    position,
  )

/** Rows of an invoice with what they are credited at. */
export const creditedLines = (invoice: Invoice, lines: readonly LineQuantity[]): readonly LineAmount[] =>
  lines.flatMap(({ position, quantity }) => {
    const before = quantityIn(
      invoice.credits.map((credit) => credit.lines),
      position,
    )
    return invoice.lines
      .filter((line) => line.position === position)
      .map((line) => ({ position, quantity, amount: amountOfPart(line.amount, line.quantity, before, quantity) }))
  })

export const totalOfLines = (lines: readonly LineAmount[]): Money => sumOfOre(lines.map(({ amount }) => amount))

/** The freight of an order is invoiced once, with the first goods. */
export const freightToInvoice = ({ invoices, freight }: Order): Money => (invoices.length === 0 ? freight : noMoney)

export const creditedTotal = (credits: readonly CreditNote[]): Money => sumOfOre(credits.map(({ total }) => total))

/** What the customer still has to pay of an invoice. */
export const openAmount = ({ total, credits, paidOn }: Invoice): Money =>
  paidOn === undefined ? sumOfOre([total, times(creditedTotal(credits), -1)]) : noMoney

/** What a row costs less than when it was ordered: what was cancelled of it or credited. */
export const deductionOf = ({ invoices }: Order, { position, ordered, cancelled, total }: OrderLine): Money => {
  const credits = invoices.flatMap((invoice) => invoice.credits.flatMap(({ lines }) => lines))
  const kept = amountOfPart(total, ordered, 0, ordered - cancelled)
  return sumOfOre([
    total,
    times(kept, -1),
    ...credits.filter((line) => line.position === position).map(({ amount }) => amount),
  ])
}

import { sql } from 'kysely'
import type { CustomerId, Instant } from '#domain/kernel/ids'
import { cartLabelOf } from '#domain/quotes/cart-label'
import { mayBecome } from '#domain/quotes/quote-status'
import type { Database } from '../database/database'
import { writeStatus } from './move-on'
import { selectQuotes } from './read-quote'

/** An order that has just been placed. */
interface PlacedLabels {
  readonly customer: CustomerId
  readonly at: Instant
  /** Of its lines. */
  readonly labels: readonly string[]
}

/**
 * Marks the accepted quotes of a customer whose lines an order holds as ordered (QUOTE-03). It is a part of the order's own
 * transaction, so that no quote can be ordered unmarked, whichever browser or system has ordered its lines.
 */
export const markOrderedQuotes = async (trx: Database, { customer, at, labels }: PlacedLabels): Promise<void> => {
  // A label begins with the number of its quote.
  const numbers = [...new Set(labels.flatMap((label) => label.split(' ', 1)))].filter((number) => number !== '')
  if (numbers.length === 0) return
  const { rows } = await selectQuotes(
    sql`quotes.customer_id = ${customer} and quote_number = any(${sql.val(numbers)}::text[])
      order by quote_id for update of quotes`,
  ).execute(trx)
  for (const found of rows) {
    const label = cartLabelOf({ number: found.quote_number, name: found.head.name })
    if (!labels.includes(label) || !mayBecome(found.status, 'ordered', 'order')) continue
    await writeStatus(trx, found, { status: 'ordered', at, side: 'order', by: '', message: '' })
    await sql`update quotes set version = version + 1, changed_at = ${at}::timestamptz
      where quote_id = ${found.quote_id}`.execute(trx)
  }
}

import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { customerId } from '#domain/kernel/ids'
import { cartLabelOf } from '#domain/quotes/cart-label'
import { lastDayOf } from '#domain/quotes/expiry'
import { isEditable, mayBecome, type QuoteStatus, type StatusChange } from '#domain/quotes/quote-status'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { may } from '#domain/session/permissions'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import { type Change, nothingWritten, type OpenQuote } from './change-quote'
import { priceColumns, purchasePrices } from './purchase-prices'
import type { FoundRow } from './quote-row'
import type { FoundQuote } from './read-quote'
import { emptyQuote, expired, notOrdered, pricesDenied, statusChanged } from './refusals'

/** Writes the next status with who moved the quote there, and when. */
export const writeStatus = async (trx: Database, found: FoundQuote, change: StatusChange): Promise<void> => {
  await trx
    .updateTable('quotes')
    .set({ status: change.status, history: JSON.stringify([...found.history, change]) })
    .where('quote_id', '=', found.quote_id)
    .execute()
}

/** Keeps what all articles cost on the day on which the quote is sent: what the receiver has seen stays as it was. */
const keepPrices = async (trx: Database, found: FoundQuote): Promise<void> => {
  const purchaseOf = (await purchasePrices(trx, customerId(found.customer_id)))('draft')
  const { rows } = await sql<FoundRow>`select quote_rows.*, ${priceColumns}
    from quote_rows join variants on variants.article_number = quote_rows.article_number
    where quote_id = ${found.quote_id} and kind = 'Article'`.execute(trx)
  const priced = rows.flatMap((row) => {
    const purchase = purchaseOf(row)
    return purchase === undefined ? [] : [{ row_id: row.row_id, ...purchase }]
  })
  await sql`update quote_rows set sent_net = kept.net, sent_gross = kept.gross
    from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as kept (row_id text, net float8, gross float8)
    where quote_rows.quote_id = ${found.quote_id} and quote_rows.row_id = kept.row_id`.execute(trx)
}

const forgetPrices = async (trx: Database, { quote_id }: FoundQuote): Promise<void> => {
  await trx
    .updateTable('quote_rows')
    .set({ sent_net: null, sent_gross: null })
    .where('quote_id', '=', quote_id)
    .execute()
}

const hasPricedRows = async (trx: Database, { quote_id }: FoundQuote): Promise<boolean> => {
  const row = await trx
    .selectFrom('quote_rows')
    .select('row_id')
    .where('quote_id', '=', quote_id)
    .where('kind', '<>', 'Heading')
    .executeTakeFirst()
  return row !== undefined
}

/** An order of the customer since the quote was accepted, of which some line has the label of the quote. */
const isOrdered = async (trx: Database, found: FoundQuote): Promise<boolean> => {
  const accepted = found.history.findLast(({ status }) => status === 'accepted')?.at ?? found.created_at.toISOString()
  const { rows } = await sql`select from order_lines
    join order_deliveries using (order_number) join orders using (order_id)
    where orders.customer_id = ${found.customer_id} and placed_at >= ${accepted}::timestamptz
      and label = ${cartLabelOf({ number: found.quote_number, name: found.head.name })} limit 1`.execute(trx)
  return rows.length > 0
}

const obstacle = async (
  { trx, found, user }: OpenQuote,
  to: QuoteStatus,
  today: CalendarDate,
): Promise<RequestFailure | undefined> => {
  if (!mayBecome(found.status, to, to === 'ordered' ? 'order' : 'sender')) return statusChanged
  if (to === 'ordered') return (await isOrdered(trx, found)) ? undefined : notOrdered
  if (to !== 'sent') return undefined
  if (!may(user, 'seePrices')) return pricesDenied
  if (!(await hasPricedRows(trx, found))) return emptyQuote
  return lastDayOf(found.head) < today ? expired : undefined
}

const rowsOf = async (trx: Database, { quote_id }: FoundQuote): Promise<readonly string[]> => {
  const rows = await trx.selectFrom('quote_rows').select('row_id').where('quote_id', '=', quote_id).execute()
  return rows.map(({ row_id }) => row_id)
}

/**
 * Moves a quote on by the table of statuses alone (QUOTE-03). Back to draft, its link dies and its prices are those of the
 * day again. `ordered` is marked once, and only where there is such an order: marked again it changes nothing.
 */
export const moveOn =
  (to: QuoteStatus, today: CalendarDate): Change =>
  async (open) => {
    const { trx, found, by, at } = open
    if (to === 'ordered' && found.status === 'ordered') return E.right(nothingWritten)
    const fault = await obstacle(open, to, today)
    if (fault !== undefined) return E.left(fault)
    const side = to === 'ordered' ? 'order' : 'sender'
    await writeStatus(trx, found, { status: to, at, side, by: side === 'order' ? '' : by, message: '' })
    const wasEditable = isEditable(found.status)
    if (to === 'sent') await keepPrices(trx, found)
    if (isEditable(to) && !wasEditable) {
      await forgetPrices(trx, found)
      await trx.deleteFrom('quote_links').where('quote_id', '=', found.quote_id).execute()
    }
    return E.right({
      ...nothingWritten,
      rows: isEditable(to) === wasEditable ? [] : await rowsOf(trx, found),
      isFrameOther: true,
    })
  }

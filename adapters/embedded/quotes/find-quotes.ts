import { type RawBuilder, sql } from 'kysely'
import { instant, projectId, quoteId, userId } from '#domain/kernel/ids'
import { lastDayOf } from '#domain/quotes/expiry'
import { offerOf } from '#domain/quotes/offer'
import type { QuoteSummary } from '#domain/quotes/quote'
import type { QuoteRow } from '#domain/quotes/quote-row'
import { may } from '#domain/session/permissions'
import type { QuoteOrder, QuotePage, QuotesQuery } from '#application/ports/quote-service'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { priceColumns, purchasePrices } from './purchase-prices'
import { type FoundRow, rowOf } from './quote-row'
import type { QuoteUser } from './quote-users'
import { type FoundQuote, reachedBy, selectQuotes } from './read-quote'

const columns: Readonly<Record<Exclude<QuoteOrder, 'number'>, RawBuilder<unknown>>> = {
  changedAt: sql`quotes.changed_at`,
  createdAt: sql`quotes.created_at`,
  name: sql`quotes.sv_key`,
  lastDay: sql`quotes.last_day`,
}

const orderBy = (sort: QuoteOrder, desc: boolean): RawBuilder<unknown> => {
  const way = desc ? sql`desc` : sql`asc`
  // Later numbers are longer.
  return sort === 'number'
    ? sql`length(quote_number) ${way}, quote_number ${way}`
    : sql`${columns[sort]} ${way}, quotes.quote_id ${way}`
}

const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const matching = (word: string): RawBuilder<unknown> => sql`(quotes.search_text like ${containing(word)}
  or exists (select from quote_rows where quote_rows.quote_id = quotes.quote_id
    and quote_rows.article_number like ${containing(word)}))`

const wordsOf = (q: string): readonly string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, limits.quotes.mostTerms)

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `)

/** The rows of several quotes by quote, with all that their customer knows of them. */
const rowsOf = async (
  db: Database,
  user: QuoteUser,
  quotes: readonly FoundQuote[],
): Promise<ReadonlyMap<string, readonly QuoteRow[]>> => {
  if (quotes.length === 0) return new Map()
  const { rows } = await sql<FoundRow>`select quote_rows.*, ${priceColumns}
    from quote_rows left join variants on variants.article_number = quote_rows.article_number
    where quote_id = any(${sql.val(quotes.map(({ quote_id }) => quote_id))}::text[])
    order by position, row_id`.execute(db)
  const prices = await purchasePrices(db, user.customerId)
  const purchaseOf = new Map(quotes.map(({ quote_id, status }) => [quote_id, prices(status)]))
  const found = new Map<string, QuoteRow[]>(quotes.map(({ quote_id }) => [quote_id, []]))
  for (const row of rows) found.get(row.quote_id)?.push(rowOf(row, purchaseOf.get(row.quote_id) ?? (() => undefined)))
  return found
}

const summaryOf = (found: FoundQuote, rows: readonly QuoteRow[], isPriced: boolean): QuoteSummary => ({
  id: quoteId(found.quote_id),
  number: found.quote_number,
  name: found.head.name,
  reference: found.head.reference,
  status: found.status,
  userId: userId(found.user_id),
  ownerName: found.owner_name,
  projectId: found.project_id === null ? undefined : projectId(found.project_id),
  createdAt: instant(found.created_at.toISOString()),
  changedAt: instant(found.changed_at.toISOString()),
  receiverName: found.head.receiver.name,
  rowCount: rows.length,
  lastDay: lastDayOf(found.head),
  toPay: isPriced ? offerOf({ ...found.head, rows }).toPay : undefined,
})

/** A part of the quotes of the user's customer, and how many there are (QUOTE-13). */
export const findQuotes = async (db: Database, user: QuoteUser, asked: QuotesQuery): Promise<QuotePage> => {
  const condition = all([
    reachedBy(user),
    ...(asked.statuses.length === 0 ? [] : [sql`status = any(${sql.val([...asked.statuses])}::text[])`]),
    ...wordsOf(asked.q).map(matching),
  ])
  const { rows: found } = await sql<FoundQuote>`${selectQuotes(condition)}
    order by ${orderBy(asked.sort, asked.desc)} limit ${asked.limit}::int offset ${asked.offset}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from quotes
    where ${condition}`.execute(db)
  const rows = await rowsOf(db, user, found)
  const isPriced = may(user, 'seePrices')
  return {
    data: found.map((quote) => summaryOf(quote, rows.get(quote.quote_id) ?? [], isPriced)),
    total: counted[0]?.total ?? found.length,
  }
}

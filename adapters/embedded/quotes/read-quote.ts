import { sql, type RawBuilder } from 'kysely'
import { customerId, instant, projectId, quoteId, userId } from '#domain/kernel/ids'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteWithoutRows } from '#domain/quotes/quote-changes'
import type { QuoteRow } from '#domain/quotes/quote-row'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { QuoteHead } from '#domain/quotes/quote'
import type { QuoteStatus, StatusChange } from '#domain/quotes/quote-status'
import type { Database } from '../database/database'
import { priceColumns, purchasePrices } from './purchase-prices'
import { type FoundRow, rowOf } from './quote-row'
import type { QuoteUser } from './quote-users'

export interface FoundQuote {
  readonly quote_id: string
  readonly quote_number: string
  readonly customer_id: string
  readonly project_id: string | null
  readonly user_id: string
  readonly brand: BrandCode
  readonly version: number
  readonly created_at: Date
  readonly changed_at: Date
  readonly status: QuoteStatus
  readonly head: QuoteHead
  readonly head_by: Readonly<Record<string, string>>
  readonly history: readonly StatusChange[]
  readonly owner_name: string
}

const quoteColumns = sql`quotes.quote_id, quote_number, quotes.customer_id, quotes.project_id, quotes.user_id,
  quotes.brand, quotes.version, quotes.created_at, quotes.changed_at, status, head, head_by, history,
  trim(concat(users.first_name, ' ', users.last_name)) as owner_name`

/** Quotes by a condition, with the names of their makers. */
export const selectQuotes = (condition: RawBuilder<unknown>): RawBuilder<FoundQuote> =>
  sql<FoundQuote>`select ${quoteColumns} from quotes join users on users.user_id = quotes.user_id where ${condition}`

/** Whose quotes a user finds: all those of the customer they work for, whoever of its users made them. */
export const reachedBy = ({ customerId: customer }: QuoteUser): RawBuilder<unknown> =>
  sql`quotes.customer_id = ${customer}`

export const frameOf = (found: FoundQuote): QuoteWithoutRows => ({
  ...found.head,
  id: quoteId(found.quote_id),
  number: found.quote_number,
  version: found.version,
  customerId: customerId(found.customer_id),
  projectId: found.project_id === null ? undefined : projectId(found.project_id),
  userId: userId(found.user_id),
  ownerName: found.owner_name,
  createdAt: instant(found.created_at.toISOString()),
  changedAt: instant(found.changed_at.toISOString()),
  status: found.status,
  history: found.history,
})

/** The rows of a quote in their order, or some of them, with all that its customer knows of them. */
export const readRows = async (
  db: Database,
  found: FoundQuote,
  only?: readonly string[],
): Promise<readonly QuoteRow[]> => {
  if (only?.length === 0) return []
  const condition = only === undefined ? sql`` : sql`and quote_rows.row_id = any(${sql.val([...only])}::text[])`
  const { rows } = await sql<FoundRow>`select quote_rows.*, ${priceColumns}
    from quote_rows left join variants on variants.article_number = quote_rows.article_number
    where quote_rows.quote_id = ${found.quote_id} ${condition} order by position, row_id`.execute(db)
  if (rows.length === 0) return []
  const purchaseOf = (await purchasePrices(db, customerId(found.customer_id)))(found.status)
  return rows.map((row) => rowOf(row, purchaseOf))
}

/** A quote of the user's customer that can be found; undefined for one of another customer, as for one that is not there. */
export const findQuote = async (db: Database, user: QuoteUser, id: string): Promise<FoundQuote | undefined> => {
  const { rows } = await selectQuotes(sql`quotes.quote_id = ${id} and ${reachedBy(user)}`).execute(db)
  return rows[0]
}

/** A quote whole, as its customer knows it: what the offer is made of. */
export const wholeQuote = async (db: Database, found: FoundQuote): Promise<Quote> => ({
  ...frameOf(found),
  rows: await readRows(db, found),
})

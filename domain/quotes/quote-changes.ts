import type { ArticleNumber, QuoteRowId } from '../kernel/ids'
import type { Quote, QuoteHead } from './quote'
import type { QuoteRow } from './quote-row'
import type { RowFields } from './row-fields'

/** An article that becomes a row; name, unit and prices are the service's. */
export interface NewArticleRow {
  readonly rowId: QuoteRowId
  readonly articleNumber: ArticleNumber
  readonly quantity: number
}

/** Some fields of a row, or of the head. */
export type SomeFields =
  | { readonly tag: 'Row'; readonly rowId: QuoteRowId; readonly fields: RowFields }
  | { readonly tag: 'Head'; readonly fields: Partial<QuoteHead> }

/**
 * Fields that somebody else had changed since the user saw them, as they were before the later change has written over
 * them.
 */
export interface Overwritten {
  readonly was: SomeFields
  /** Who had written them; empty where it is not known. */
  readonly by: string
}

/** A quote without its rows. */
export type QuoteWithoutRows = Omit<Quote, 'rows'>

/** What a change has changed: the quote without its rows, the rows that are new or other than before, and the order where it is another. */
export interface QuoteChanges {
  readonly quote: QuoteWithoutRows
  /** The version on which the change was made; where the caller has another one, it fetches the quote. */
  readonly basis: number
  readonly rows: readonly QuoteRow[]
  readonly removed: readonly QuoteRowId[]
  /** All rows in order; undefined where no row was added, moved or removed. */
  readonly order: readonly QuoteRowId[] | undefined
  readonly overwritten: readonly Overwritten[]
}

/** The rows after a change. New rows that no order names come last, in the order in which they are told. */
export const rowsAfter = (before: readonly QuoteRow[], { rows, removed, order }: QuoteChanges): readonly QuoteRow[] => {
  if (rows.length === 0 && removed.length === 0 && order === undefined) return before
  const changed = new Map(rows.map((row) => [row.rowId, row]))
  const gone = new Set(removed)
  const known = new Set(before.map(({ rowId }) => rowId))
  const all = [
    ...before.filter(({ rowId }) => !gone.has(rowId)).map((row) => changed.get(row.rowId) ?? row),
    ...rows.filter(({ rowId }) => !known.has(rowId)),
  ]
  return order === undefined ? all : inOrder(all, order)
}

/** Rows in the order of their ids; rows that it does not name come last. */
const inOrder = (rows: readonly QuoteRow[], order: readonly QuoteRowId[]): readonly QuoteRow[] => {
  const byId = new Map(rows.map((row) => [row.rowId, row]))
  const named = new Set(order)
  return [...order.flatMap((rowId) => byId.get(rowId) ?? []), ...rows.filter(({ rowId }) => !named.has(rowId))]
}

import type { QuoteRowId } from '../kernel/ids'
import type { Quote } from './quote'
import type { QuoteEdit } from './quote-edit'
import type { ArticleRow, QuoteRow } from './quote-row'
import { fieldsOf } from './row-fields'

/** A row with the one before it; undefined where it was the first. */
export interface PlacedRow {
  readonly row: QuoteRow
  readonly after: QuoteRowId | undefined
}

/** The named rows as they stand, for an undo of their removal. */
export const placedRows = ({ rows }: Pick<Quote, 'rows'>, rowIds: readonly QuoteRowId[]): readonly PlacedRow[] =>
  rows.flatMap((row, place) =>
    rowIds.includes(row.rowId) ? [{ row, after: place === 0 ? undefined : rows[place - 1]?.rowId }] : [],
  )

/** The rows of one kind, as a service is asked of them. */
export const byKind = (
  { rows }: Pick<Quote, 'rows'>,
  rowIds: readonly QuoteRowId[],
): readonly { readonly kind: QuoteRow['tag']; readonly rowIds: readonly QuoteRowId[] }[] =>
  (['Article', 'Custom', 'Heading'] as const).flatMap((kind) => {
    const ids = rows.flatMap((row) => (row.tag === kind && rowIds.includes(row.rowId) ? [row.rowId] : []))
    return ids.length === 0 ? [] : [{ kind, rowIds: ids }]
  })

/**
 * The edits that bring removed rows back to their places with all that was written of them. The rows are new to the
 * service and have new ids; a row that stood behind another removed one stands behind it again.
 */
export const editsToRestore = (removed: readonly PlacedRow[], newId: () => QuoteRowId): readonly QuoteEdit[] => {
  const ids = new Map(removed.map(({ row }) => [row.rowId, newId()]))
  const anew = (rowId: QuoteRowId): QuoteRowId => ids.get(rowId) ?? rowId
  const articles = removed.flatMap(({ row }) => (row.tag === 'Article' ? { ...row, rowId: anew(row.rowId) } : []))
  const others = removed.flatMap(({ row }) => (row.tag === 'Article' ? [] : { ...row, rowId: anew(row.rowId) }))
  return [
    ...(articles.length === 0 ? [] : restoredArticles(articles)),
    ...(others.length === 0 ? [] : [{ type: 'AddRows', rows: others } as const]),
    ...removed.map(({ row, after }): QuoteEdit => ({
      type: 'MoveRow',
      kind: row.tag,
      rowId: anew(row.rowId),
      after: after === undefined ? undefined : anew(after),
    })),
  ]
}

/** The service adds an article as it sells it; what was written of it is written again. */
const restoredArticles = (rows: readonly ArticleRow[]): readonly QuoteEdit[] => [
  {
    type: 'AddArticles',
    articles: rows.map(({ rowId, articleNumber, quantity, name, unit, purchase }) => ({
      ...{ rowId, articleNumber, quantity, name, unit, purchase },
    })),
  },
  { type: 'ChangeRows', kind: 'Article', changes: rows.map((row) => ({ rowId: row.rowId, to: fieldsOf(row) })) },
]

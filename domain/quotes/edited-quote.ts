import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { movedBehind } from '../favourite-lists/row-order'
import { isEqual } from '../kernel/equal'
import type { QuoteRowId } from '../kernel/ids'
import type { Quote } from './quote'
import { MOST_QUOTE_ROWS } from './quote-bounds'
import type { ArticleToOffer, QuoteEdit, QuoteRefusal } from './quote-edit'
import type { ArticleRow, QuoteRow } from './quote-row'
import { isEditable } from './quote-status'
import { readHeadFields, readNumber, readRow, readRowFields } from './read-fields'
import { onlyNamed, withFields } from './row-fields'

/** An edit with its texts and numbers as they are kept, or the first that is wrong. */
export const readEdit = (edit: QuoteEdit): E.Either<QuoteRefusal, QuoteEdit> => {
  switch (edit.type) {
    case 'AddArticles':
      return pipe(
        edit.articles,
        E.traverseArray((article) =>
          pipe(
            readNumber('quantity', article.quantity),
            E.map((quantity) => ({ ...article, quantity })),
          ),
        ),
        E.map((articles) => ({ ...edit, articles })),
      )
    case 'AddRows':
      return pipe(
        E.traverseArray(readRow)(edit.rows),
        E.map((rows) => ({ ...edit, rows })),
      )
    case 'ChangeRows':
      return pipe(
        edit.changes,
        E.traverseArray(({ rowId, to }) =>
          pipe(
            readRowFields(edit.kind, to),
            E.map((fields) => ({ rowId, to: fields })),
          ),
        ),
        E.map((changes) => ({ ...edit, changes })),
      )
    case 'ChangeHead':
      return pipe(
        readHeadFields(edit.to),
        E.map((to) => ({ ...edit, to })),
      )
    case 'MoveRow':
    case 'RemoveRows':
      return E.right(edit)
  }
}

/** The row that an article becomes: without a price of its own, and without a discount. */
export const rowOfArticle = ({ rowId, articleNumber, quantity, name, unit, purchase }: ArticleToOffer): ArticleRow => ({
  tag: 'Article',
  rowId,
  articleNumber,
  quantity,
  name,
  unit,
  purchase,
  ownPrice: undefined,
  discount: 0,
})

type Edited = E.Either<QuoteRefusal, Quote>

/** A quote after an edit, or why it is refused; the same quote where the edit changes nothing. */
export const editedQuote = (quote: Quote, edit: QuoteEdit): Edited => {
  if (!isEditable(quote.status)) return E.left({ tag: 'NotEditable', status: quote.status })
  switch (edit.type) {
    case 'AddArticles':
      return withRows(quote, edit.articles.map(rowOfArticle))
    case 'AddRows':
      return withRows(quote, edit.rows)
    case 'ChangeRows':
      return changedRows(quote, edit)
    case 'MoveRow':
      return movedRow(quote, edit)
    case 'RemoveRows':
      return withoutRows(quote, edit.rowIds)
    case 'ChangeHead':
      return E.right(isEqual(onlyNamed(quote, edit.to), edit.to) ? quote : { ...quote, ...edit.to })
  }
}

const withRows = (quote: Quote, added: readonly QuoteRow[]): Edited => {
  if (added.length === 0) return E.left({ tag: 'NothingToAdd' })
  const known = new Set(quote.rows.map(({ rowId }) => rowId))
  // The service has confirmed what is still on its way here: a row is added once.
  const rows = [...quote.rows, ...added.filter(({ rowId }) => !known.has(rowId))]
  return rows.length > MOST_QUOTE_ROWS
    ? E.left({ tag: 'TooManyRows', most: MOST_QUOTE_ROWS })
    : E.right({ ...quote, rows })
}

const unknownRow = (rowId: QuoteRowId): Edited => E.left({ tag: 'UnknownRow', rowId })

/** Where rows stand. Most edits are of one row, for which a table of all would cost more than to look for it. */
const placesOf = (rows: readonly QuoteRow[], sought: number): ((rowId: QuoteRowId) => number) => {
  if (sought < 8) return (rowId) => rows.findIndex((row) => row.rowId === rowId)
  const places = new Map(rows.map(({ rowId }, place) => [rowId, place]))
  return (rowId) => places.get(rowId) ?? -1
}

/** Rows that are gone are left; where all are, the edit is refused. */
const changedRows = (quote: Quote, { changes }: Extract<QuoteEdit, { type: 'ChangeRows' }>): Edited => {
  const placeOf = placesOf(quote.rows, changes.length)
  const rows = [...quote.rows]
  let isFound = changes.length === 0
  let isChanged = false
  for (const { rowId, to } of changes) {
    const place = placeOf(rowId)
    const row = rows[place]
    if (row === undefined) continue
    const changed = withFields(row, to)
    isFound = true
    if (isEqual(changed, row)) continue
    isChanged = true
    rows[place] = changed
  }
  const [first] = changes
  if (!isFound && first !== undefined) return unknownRow(first.rowId)
  return E.right(isChanged ? { ...quote, rows } : quote)
}

const movedRow = (quote: Quote, { rowId, after }: Extract<QuoteEdit, { type: 'MoveRow' }>): Edited => {
  const order = quote.rows.map((row) => row.rowId)
  const moved = movedBehind(order, rowId, after)
  if (O.isNone(moved)) return unknownRow(order.includes(rowId) && after !== undefined ? after : rowId)
  if (isEqual(moved.value, order)) return E.right(quote)
  const rows = new Map(quote.rows.map((row) => [row.rowId, row]))
  return E.right({ ...quote, rows: moved.value.flatMap((id) => rows.get(id) ?? []) })
}

const withoutRows = (quote: Quote, rowIds: readonly QuoteRowId[]): Edited => {
  const removed = new Set(rowIds)
  const rows = quote.rows.filter(({ rowId }) => !removed.has(rowId))
  const [first] = rowIds
  return rows.length === quote.rows.length && first !== undefined ? unknownRow(first) : E.right({ ...quote, rows })
}

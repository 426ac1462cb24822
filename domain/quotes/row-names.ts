import type { QuoteRowId } from '../kernel/ids'
import type { Quote } from './quote'
import type { QuoteChanges } from './quote-changes'
import type { QuoteRow } from './quote-row'
import type { PendingEdit, RowName } from './quotes'

/*
 * A row has the id that it was added with for as long as its quote is open, so that it can be changed before the service
 * has answered and stays the same row on the page. A service may call it otherwise: then both names are kept.
 */

const renamed =
  (names: readonly RowName[], from: keyof RowName, to: keyof RowName) =>
  (rowId: QuoteRowId): QuoteRowId =>
    names.find((name) => name[from] === rowId)?.[to] ?? rowId

/** The service's id of a row. */
export const theirRowId = (names: readonly RowName[]): ((rowId: QuoteRowId) => QuoteRowId) =>
  renamed(names, 'ours', 'theirs')

const ourRowId = (names: readonly RowName[]): ((rowId: QuoteRowId) => QuoteRowId) => renamed(names, 'theirs', 'ours')

const ourRows = (names: readonly RowName[], rows: readonly QuoteRow[]): readonly QuoteRow[] => {
  const ours = ourRowId(names)
  return rows.map((row) => ({ ...row, rowId: ours(row.rowId) }))
}

/** A fetched quote with the ids that its rows have here. */
export const quoteByOurs = (names: readonly RowName[], quote: Quote): Quote =>
  names.length === 0 ? quote : { ...quote, rows: ourRows(names, quote.rows) }

export const changesByOurs = (names: readonly RowName[], changes: QuoteChanges): QuoteChanges => {
  if (names.length === 0) return changes
  const ours = ourRowId(names)
  return {
    ...changes,
    rows: ourRows(names, changes.rows),
    removed: changes.removed.map(ours),
    order: changes.order?.map(ours),
    overwritten: changes.overwritten.map((one) => ({
      ...one,
      was: one.was.tag === 'Row' ? { ...one.was, rowId: ours(one.was.rowId) } : one.was,
    })),
  }
}

const isNamedAlike = (added: QuoteRow, answered: QuoteRow): boolean => {
  if (added.tag === 'Article') return answered.tag === 'Article' && added.articleNumber === answered.articleNumber
  return added.tag === answered.tag
}

/**
 * The names of rows that settled edits have added and the service calls otherwise: of rows that were not known, each
 * added row is the first one like it.
 */
export const namesGiven = (
  added: readonly QuoteRow[],
  answered: readonly QuoteRow[],
  known: readonly QuoteRow[],
): readonly RowName[] => {
  const answeredIds = new Set(answered.map(({ rowId }) => rowId))
  const knownIds = new Set(known.map(({ rowId }) => rowId))
  const addedIds = new Set(added.map(({ rowId }) => rowId))
  const left = answered.filter(({ rowId }) => !knownIds.has(rowId) && !addedIds.has(rowId))
  return added.flatMap((row) => {
    if (answeredIds.has(row.rowId) || knownIds.has(row.rowId)) return []
    const place = left.findIndex((one) => isNamedAlike(row, one))
    return place < 0 ? [] : left.splice(place, 1).map(({ rowId }) => ({ ours: row.rowId, theirs: rowId }))
  })
}

/** The rows that edits have added. */
export const rowsAddedBy = (
  edits: readonly Pick<PendingEdit, 'edit'>[],
  rowOf: (article: Extract<PendingEdit['edit'], { type: 'AddArticles' }>['articles'][number]) => QuoteRow,
): readonly QuoteRow[] =>
  edits.flatMap(({ edit }): readonly QuoteRow[] => {
    if (edit.type === 'AddArticles') return edit.articles.map(rowOf)
    return edit.type === 'AddRows' ? edit.rows : []
  })

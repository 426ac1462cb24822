import type { QuoteRowId } from '../kernel/ids'
import type { Quote, QuoteHead } from './quote'
import type { SomeFields } from './quote-changes'
import type { QuoteEdit } from './quote-edit'
import type { OpenQuote, PendingEdit } from './quotes'
import { fieldsOf, onlyNamed, type RowFields } from './row-fields'
import { rowsOfEdit, shownQuote } from './shown-quote'

/** What some fields say of a row. */
export const fieldsOfRow = (all: readonly SomeFields[], rowId: QuoteRowId): RowFields =>
  all.reduce<RowFields>((row, one) => (one.tag === 'Row' && one.rowId === rowId ? { ...row, ...one.fields } : row), {})

/** What some fields say of the head. */
export const fieldsOfHead = (all: readonly SomeFields[]): Partial<QuoteHead> =>
  all.reduce<Partial<QuoteHead>>((head, one) => (one.tag === 'Head' ? { ...head, ...one.fields } : head), {})

/** What edits write, in order. */
export const fieldsWritten = (edits: readonly Pick<PendingEdit, 'edit'>[]): readonly SomeFields[] =>
  edits.flatMap(({ edit }): readonly SomeFields[] => {
    switch (edit.type) {
      case 'ChangeRows':
        return edit.changes.map(({ rowId, to }) => ({ tag: 'Row', rowId, fields: to }))
      case 'ChangeHead':
        return [{ tag: 'Head', fields: edit.to }]
      case 'AddArticles':
      case 'AddRows':
      case 'MoveRow':
      case 'RemoveRows':
        return []
    }
  })

const rowIn = (quote: Quote | undefined, rowId: QuoteRowId): RowFields | undefined => {
  const row = quote?.rows.find((one) => one.rowId === rowId)
  return row === undefined ? undefined : fieldsOf(row)
}

/**
 * The fields that an edit writes as the service had them when the user last saw them: as they are confirmed, or as an
 * earlier edit that is still pending found them. A row that is not confirmed is as it was added.
 */
export const foundBy = (open: OpenQuote, edit: QuoteEdit): readonly SomeFields[] => {
  const confirmed = open.confirmed.tag === 'Known' ? open.confirmed.quote : undefined
  // The oldest comes last, and so stays: what edits after it wrote is the user's own.
  const before = open.pending.flatMap(({ found }) => found).toReversed()
  return fieldsWritten([{ edit }]).map((written): SomeFields => {
    const { fields } = written
    if (written.tag === 'Head')
      return {
        tag: 'Head',
        fields: { ...onlyNamed(confirmed ?? {}, fields), ...onlyNamed(fieldsOfHead(before), fields) },
      }
    const { rowId } = written
    const now = rowIn(confirmed, rowId) ?? rowIn(shownQuote(open), rowId) ?? {}
    return {
      tag: 'Row',
      rowId,
      fields: { ...onlyNamed(now, fields), ...onlyNamed(fieldsOfRow(before, rowId), fields) },
    }
  })
}

/** The fields that settled edits wrote are from then on as the service has confirmed them. */
export const foundAfter = (
  pending: readonly PendingEdit[],
  settled: readonly PendingEdit[],
  confirmed: Quote,
): readonly PendingEdit[] => {
  const written = fieldsWritten(settled)
  const added = new Set(
    settled.flatMap(({ edit }) => (edit.type === 'AddArticles' || edit.type === 'AddRows' ? rowsOfEdit(edit) : [])),
  )
  if (written.length === 0 && added.size === 0) return pending
  const anew = (found: SomeFields): SomeFields => {
    if (found.tag === 'Head') {
      const own = onlyNamed(found.fields, fieldsOfHead(written))
      return { ...found, fields: { ...found.fields, ...onlyNamed(confirmed, own) } }
    }
    const { rowId, fields } = found
    const own = added.has(rowId) ? fields : onlyNamed(fields, fieldsOfRow(written, rowId))
    return { ...found, fields: { ...fields, ...onlyNamed(rowIn(confirmed, rowId) ?? {}, own) } }
  }
  return pending.map((edit) => (edit.found.length === 0 ? edit : { ...edit, found: edit.found.map(anew) }))
}

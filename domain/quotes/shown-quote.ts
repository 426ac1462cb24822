import * as E from 'fp-ts/Either'
import type { QuoteRowId } from '../kernel/ids'
import { editedQuote } from './edited-quote'
import type { Quote } from './quote'
import type { QuoteEdit } from './quote-edit'
import type { OpenQuote } from './quotes'

// The rules of an edit, and several views, look at the same quote.
const seen = new WeakMap<OpenQuote, { readonly quote: Quote | undefined }>()

/**
 * A quote as its user sees it: the pending edits are decided anew on the confirmed quote, in order. One that the present
 * quote refuses is left out; undefined while no quote is confirmed.
 */
export const shownQuote = (open: OpenQuote): Quote | undefined => {
  const known = seen.get(open)
  if (known !== undefined) return known.quote
  const { confirmed, pending } = open
  const quote =
    confirmed.tag === 'Known'
      ? pending.reduce((before, { edit }) => E.getOrElse(() => before)(editedQuote(before, edit)), confirmed.quote)
      : undefined
  seen.set(open, { quote })
  return quote
}

/** The rows that an edit speaks of. */
export const rowsOfEdit = (edit: QuoteEdit): readonly QuoteRowId[] => {
  switch (edit.type) {
    case 'AddArticles':
      return edit.articles.map(({ rowId }) => rowId)
    case 'AddRows':
      return edit.rows.map(({ rowId }) => rowId)
    case 'ChangeRows':
      return edit.changes.map(({ rowId }) => rowId)
    case 'MoveRow':
      return [edit.rowId]
    case 'RemoveRows':
      return edit.rowIds
    case 'ChangeHead':
      return []
  }
}

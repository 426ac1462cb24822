import type { QuoteId } from '../kernel/ids'
import type { QuotesEffect, QuotesEvent } from './protocol'
import type { NewArticleRow } from './quote-changes'
import type { ArticleToOffer } from './quote-edit'
import { type OpenQuote, openQuote, type PendingEdit, type QuotesState } from './quotes'
import { fieldsOfHead, fieldsOfRow } from './found-fields'

/** The calls that a fact asks for. */
export const reactToQuotes = (state: QuotesState, event: QuotesEvent): readonly QuotesEffect[] => {
  switch (event.type) {
    case 'QuoteRequested':
      return fetchQuote(openQuote(state, event.quoteId))
    case 'QuoteCreationRequested':
    case 'QuoteCreationRepeated':
      return createQuote(state)
    case 'QuoteCreated':
      return openQuote(state, event.quote.id)?.pending.flatMap((edit) => callFor(event.quote.id, edit)) ?? []
    case 'QuoteCopyRequested':
      return [{ type: 'CopyQuote', edit: event.edit, quoteId: event.quoteId }]
    case 'QuoteRemovalRequested':
      return [{ type: 'RemoveQuotes', edit: event.edit, quoteIds: event.quoteIds }]
    case 'QuoteEditRequested':
      return event.quoteId === undefined ? [] : callFor(event.quoteId, event)
    case 'QuoteStatusRequested':
      return [{ type: 'MoveOn', edit: event.edit, quoteId: event.quoteId, to: event.to }]
    case 'OrderOfQuotesSettled':
      return event.ordered.map(({ quoteId, edit }) => ({ type: 'MoveOn', edit, quoteId, to: 'ordered' }))
    case 'QuoteEditsConfirmed':
    case 'QuoteEditsRefused':
    case 'QuoteEditsReplaced': {
      const open = openQuote(state, event.quoteId)
      return open?.isBehind === true && open.pending.length === 0 ? fetchQuote(open) : []
    }
    case 'QuoteFetched':
    case 'QuoteUnchanged':
    case 'QuoteFetchFailed':
    case 'FillingStarted':
    case 'FillingStopped':
    case 'QuoteNotCreated':
    case 'QuoteCopied':
    case 'QuoteNotCopied':
    case 'QuotesRemoved':
    case 'QuotesNotRemoved':
    case 'RefusedQuoteEditsDismissed':
    case 'OverwrittenDismissed':
    case 'ForeignChangesDismissed':
    case 'QuotePutInCart':
    case 'QuoteTakenOutOfCart':
    case 'QuotesInOrderNoted':
    case 'QuotesForgotten':
    case 'QuotesSummarised':
      return []
  }
}

const fetchQuote = (open: OpenQuote | undefined): readonly QuotesEffect[] =>
  open === undefined
    ? []
    : [
        {
          type: 'FetchQuote',
          quoteId: open.quoteId,
          known: open.confirmed.tag === 'Known' ? open.confirmed.quote.version : undefined,
        },
      ]

const newRow = ({ rowId, articleNumber, quantity }: ArticleToOffer): NewArticleRow => ({
  rowId,
  articleNumber,
  quantity,
})

const createQuote = ({ filling }: QuotesState): readonly QuotesEffect[] => {
  if (filling.tag !== 'Creating') return []
  const { id, name, projectId, articles } = filling.creation
  return [{ type: 'CreateQuote', edit: id, name, projectId, rows: articles.map(newRow) }]
}

const callFor = (quoteId: QuoteId, { id, edit, found }: PendingEdit): readonly QuotesEffect[] => {
  switch (edit.type) {
    case 'AddArticles':
      return [{ type: 'AddArticles', edit: id, quoteId, rows: edit.articles.map(newRow) }]
    case 'AddRows':
      return [{ type: 'AddRows', edit: id, quoteId, rows: edit.rows }]
    case 'ChangeRows': {
      const changes = edit.changes.map(({ rowId, to }) => ({ rowId, to, seen: fieldsOfRow(found, rowId) }))
      return [{ type: 'ChangeRows', edit: id, quoteId, kind: edit.kind, changes }]
    }
    case 'MoveRow':
      return [{ type: 'MoveRow', edit: id, quoteId, kind: edit.kind, rowId: edit.rowId, after: edit.after }]
    case 'RemoveRows':
      return [{ type: 'RemoveRows', edit: id, quoteId, kind: edit.kind, rowIds: edit.rowIds }]
    case 'ChangeHead':
      return [{ type: 'ChangeHead', edit: id, quoteId, to: edit.to, seen: fieldsOfHead(found) }]
  }
}

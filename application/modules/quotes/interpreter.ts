import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { fieldsOfHead, fieldsOfRow } from '#domain/quotes/found-fields'
import type { QuotesEffect } from '#domain/quotes/protocol'
import type { QuoteChanges } from '#domain/quotes/quote-changes'
import { openQuote, type QuotesState } from '#domain/quotes/quotes'
import { theirRowId } from '#domain/quotes/row-names'
import type { RowChange } from '#domain/quotes/row-fields'
import type { Call, CallOptions } from '#application/ports/call'
import type { QuoteService } from '#application/ports/quote-service'
import type { Interpreter } from '#application/runtime/module'
import type { QuotesAnswer, QuotesTypes } from './types'

/** Calls the service of quotes. Every call may be made again: a change with the same id is carried out once. */
export const quotesInterpreter = (service: QuoteService): Interpreter<QuotesTypes> => {
  const run: Interpreter<QuotesTypes>['run'] = (effect, state, { signal, correlation }) =>
    call(service, effect, state, { signal, correlation })
  return { run, enquire: run }
}

const call = (
  service: QuoteService,
  effect: QuotesEffect,
  state: QuotesState,
  options: CallOptions,
): Call<QuotesAnswer> => {
  switch (effect.type) {
    case 'FetchQuote':
      return pipe(
        service.quote(effect.quoteId, effect.known, options),
        TE.map((quote) => ({ type: 'Quote', quote })),
      )
    case 'CreateQuote': {
      const { name, projectId, rows, edit } = effect
      return pipe(
        service.create({ name, projectId, rows }, edit, options),
        TE.map((quote) => ({ type: 'Created', quote })),
      )
    }
    case 'CopyQuote':
      return pipe(
        service.copy(effect.quoteId, effect.edit, options),
        TE.map((quote) => ({ type: 'Copied', quote })),
      )
    case 'RemoveQuotes':
      return pipe(
        service.remove(effect.quoteIds, options),
        TE.map(() => ({ type: 'Removed' })),
      )
    case 'MoveOn':
      return changes(service.moveOn(effect.quoteId, effect.to, effect.edit, options))
    case 'AddArticles':
      return changes(service.addArticles(effect.quoteId, effect.rows, effect.edit, options))
    case 'AddRows':
      return changes(service.addCustom(effect.quoteId, effect.rows, effect.edit, options))
    case 'ChangeRows':
      return changes(service.changeRows(effect.quoteId, effect.kind, changesNow(effect, state), effect.edit, options))
    case 'MoveRow': {
      const theirs = theirRowId(openQuote(state, effect.quoteId)?.rowNames ?? [])
      const after = effect.after === undefined ? null : theirs(effect.after)
      const change = { rowId: theirs(effect.rowId), to: {}, seen: {}, after }
      return changes(service.changeRows(effect.quoteId, effect.kind, [change], effect.edit, options))
    }
    case 'RemoveRows': {
      const theirs = theirRowId(openQuote(state, effect.quoteId)?.rowNames ?? [])
      const rows = effect.rowIds.map(theirs)
      return changes(service.removeRows(effect.quoteId, effect.kind, rows, effect.edit, options))
    }
    case 'ChangeHead': {
      const seen = { ...effect.seen, ...fieldsOfHead(foundNow(effect, state)) }
      return changes(service.changeHead(effect.quoteId, { to: effect.to, seen }, effect.edit, options))
    }
  }
}

const changes = (answer: Call<QuoteChanges>): Call<QuotesAnswer> =>
  pipe(
    answer,
    TE.map((found) => ({ type: 'Changes', changes: found })),
  )

type FieldsEffect = Extract<QuotesEffect, { type: 'ChangeRows' | 'ChangeHead' }>

/** What the edit found, after the own edits that were answered since it was made. */
const foundNow = ({ quoteId, edit }: FieldsEffect, state: QuotesState) =>
  openQuote(state, quoteId)?.pending.find(({ id }) => id === edit)?.found ?? []

const changesNow = (
  effect: Extract<QuotesEffect, { type: 'ChangeRows' }>,
  state: QuotesState,
): readonly RowChange[] => {
  const found = foundNow(effect, state)
  const theirs = theirRowId(openQuote(state, effect.quoteId)?.rowNames ?? [])
  return effect.changes.map((change) => ({
    ...change,
    rowId: theirs(change.rowId),
    seen: { ...change.seen, ...fieldsOfRow(found, change.rowId) },
  }))
}

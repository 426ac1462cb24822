import * as E from 'fp-ts/Either'
import { quotesDecider } from '#domain/quotes/decider'
import { readEdit } from '#domain/quotes/edited-quote'
import type { QuotesCommandBody, QuotesEffect, QuotesSettlement } from '#domain/quotes/protocol'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import type { CustomRow, HeadingRow } from '#domain/quotes/quote-row'
import { openQuote } from '#domain/quotes/quotes'
import { byKind, editsToRestore, placedRows } from '#domain/quotes/removed-rows'
import { shownQuote } from '#domain/quotes/shown-quote'
import { commandId, type Instant, type QuoteId, quoteRowId } from '#domain/kernel/ids'
import type { QuotesArea } from '#application/modules/quotes/area'
import type { Taken } from '#application/modules/quotes/commands'
import { quoteViews } from '#application/modules/quotes/views'
import type { WriteAhead } from '#application/runtime/write-ahead'
import { constant } from '#application/projections/projection'
import { aDay } from '../domain/quotes/given'
import { drive } from './driven'

/** The quotes that the service of a fake shop has said. */
export interface FakeQuotesGiven {
  readonly quotes: readonly Quote[]
  readonly at: Instant
  readonly onEffect: (effect: QuotesEffect) => void
  readonly ahead: WriteAhead
}

const unanswered = (): Promise<never> => new Promise(() => undefined)

/** Quotes without an outside: the domain decides, and nothing is answered. */
export const fakeQuotes = ({ quotes, at, onEffect, ahead }: FakeQuotesGiven): QuotesArea => {
  const driven = drive(
    quotesDecider,
    (body: QuotesCommandBody | QuotesSettlement, id) => ({ ...body, id: commandId(id), at }),
    onEffect,
    ahead,
  )
  for (const quote of quotes) driven.dispatch({ type: 'RecordQuote', quoteId: quote.id, quote })
  let rows = 0
  const newRowId = () => quoteRowId(`row-${(rows += 1)}`)
  const { state } = driven
  const taken = (body: QuotesCommandBody): Taken => driven.dispatch(body)
  const edit = (quoteId: QuoteId | undefined, asked: QuoteEdit): Taken =>
    taken({ type: 'EditQuote', quoteId, edit: E.getOrElse(() => asked)(readEdit(asked)), denied: false })
  const inTurn = (edits: readonly QuoteEdit[], quoteId: QuoteId): Taken =>
    edits.reduce<Taken>((before, one) => (E.isLeft(before) ? before : edit(quoteId, one)), E.right(undefined))
  const rowsOf = (id: QuoteId) => {
    const open = openQuote(state.get(), id)
    return open === undefined ? [] : (shownQuote(open)?.rows ?? [])
  }
  const kindOf = (id: QuoteId, rowId: string) => rowsOf(id).find((row) => row.rowId === rowId)?.tag ?? 'Article'
  const asked = (body: QuotesCommandBody): Promise<never> => {
    taken(body)
    return unanswered()
  }

  return {
    ...quoteViews({
      state,
      terms: constant({
        prices: true,
        discounts: true,
        today: aDay('2026-12-15'),
        isWaiting: false,
        labelsInCart: undefined,
      }),
    }),
    waiting: constant(false),
    open: (quoteId) => void taken({ type: 'OpenQuote', quoteId }),
    fill: (quoteId) => taken({ type: 'FillQuote', quoteId }),
    stopFilling: () => void taken({ type: 'StopFilling' }),
    create: (name, articles = [], project) =>
      asked({
        type: 'CreateQuote',
        name,
        projectId: project,
        articles: articles.map(({ articleNumber, quantity, variant }) => ({
          rowId: newRowId(),
          articleNumber,
          quantity,
          name: variant?.name ?? articleNumber,
          unit: variant?.webSalesUnit.unit ?? '',
          purchase: undefined,
        })),
        denied: false,
      }),
    createAgain: () => void taken({ type: 'CreateAgain' }),
    addArticles: (articles, id) => {
      const { filling } = state.get()
      const added = articles.map(({ articleNumber, quantity, variant }) => ({
        rowId: newRowId(),
        articleNumber,
        quantity,
        name: variant?.name ?? articleNumber,
        unit: variant?.webSalesUnit.unit ?? '',
        purchase: undefined,
      }))
      const done = edit(id ?? (filling.tag === 'Filled' ? filling.quoteId : undefined), {
        type: 'AddArticles',
        articles: added,
      })
      return E.map(() => added.map(({ rowId }) => rowId))(done)
    },
    addRow: (id, row, behind) => {
      const added: CustomRow | HeadingRow = { ...row, rowId: newRowId() }
      const move: readonly QuoteEdit[] =
        behind === undefined ? [] : [{ type: 'MoveRow', kind: row.tag, rowId: added.rowId, after: behind }]
      return E.map(() => added.rowId)(inTurn([{ type: 'AddRows', rows: [added] }, ...move], id))
    },
    changeRow: (id, rowId, to) => edit(id, { type: 'ChangeRows', kind: kindOf(id, rowId), changes: [{ rowId, to }] }),
    moveRow: (id, rowId, after) => edit(id, { type: 'MoveRow', kind: kindOf(id, rowId), rowId, after }),
    removeRows: (quoteId, rowIds) => {
      const before = { rows: rowsOf(quoteId) }
      const removals = byKind(before, rowIds).map((one): QuoteEdit => ({ type: 'RemoveRows', ...one }))
      return E.map(() => ({ quoteId, rows: placedRows(before, rowIds) }))(inTurn(removals, quoteId))
    },
    restoreRows: ({ quoteId, rows: removed }) => inTurn(editsToRestore(removed, newRowId), quoteId),
    changeHead: (id, to) => edit(id, { type: 'ChangeHead', to }),
    setMarkup: (quoteId, percent) => taken({ type: 'SetMarkup', quoteId, percent, denied: false }),
    sendNow: () => undefined,
    moveOn: (quoteId, to) => asked({ type: 'MoveQuoteOn', quoteId, to, today: aDay('2026-12-15') }),
    copy: (quoteId) => asked({ type: 'CopyQuote', quoteId, denied: false }),
    remove: (quoteIds) => asked({ type: 'RemoveQuotes', quoteIds }),
    importRows: unanswered,
    link: unanswered,
    withdrawLink: unanswered,
    pdf: unanswered,
    list: unanswered,
    defaults: unanswered,
    logo: unanswered,
    setLogo: unanswered,
    tryAgain: (quoteId) => taken({ type: 'TryAgain', quoteId }),
    dismissRefused: (quoteId, edits) => void taken({ type: 'DismissRefused', quoteId, edits }),
    keepMine: (quoteId, overwritten) => void taken({ type: 'KeepMine', quoteId, overwritten }),
    takeBack: (quoteId, overwritten) => taken({ type: 'TakeBack', quoteId, overwritten }),
    dismissForeign: (quoteId) => void taken({ type: 'DismissForeign', quoteId }),
    putInCart: () => E.left({ tag: 'NothingToOrder' }),
  }
}

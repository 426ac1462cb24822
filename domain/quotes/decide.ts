import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CommandId, QuoteId } from '../kernel/ids'
import { type Decision, dismissed, edit, editCreation, idOf, nothing, takeBack, tryAgain } from './decide-edits'
import { readEdit } from './edited-quote'
import { isExpired, lastDayOf } from './expiry'
import { markupEdits } from './markup'
import type { LabelledDelivery, QuotesCommand } from './protocol'
import type { Quote } from './quote'
import { MOST_QUOTE_ROWS } from './quote-bounds'
import { mayBecome } from './quote-status'
import { type OpenQuote, openQuote, type QuotesState } from './quotes'
import { shownQuote } from './shown-quote'

/** What follows from a command. Bad values are refused with the nearest good one, and nothing is half done. */
export const decideQuotes = (state: QuotesState, command: QuotesCommand): Decision => {
  switch (command.type) {
    case 'OpenQuote':
      return E.right([{ type: 'QuoteRequested', quoteId: command.quoteId }])
    case 'FillQuote':
      return isMaking(state)
        ? E.left({ tag: 'AlreadyCreating' })
        : E.right([
            { type: 'FillingStarted', quoteId: command.quoteId },
            { type: 'QuoteRequested', quoteId: command.quoteId },
          ])
    case 'StopFilling':
      // What is being made holds rows that nothing else holds.
      return isMaking(state) || state.filling.tag === 'None' ? nothing : E.right([{ type: 'FillingStopped' }])
    case 'CreateQuote':
      return createQuote(state, command)
    case 'CreateAgain':
      return state.filling.tag === 'Creating' && !isMaking(state)
        ? E.right([{ type: 'QuoteCreationRepeated', id: command.id }])
        : nothing
    case 'CopyQuote':
      return command.denied
        ? E.left({ tag: 'QuotesDenied' })
        : E.right([{ type: 'QuoteCopyRequested', edit: command.id, quoteId: command.quoteId }])
    case 'RemoveQuotes':
      return command.quoteIds.length === 0
        ? nothing
        : E.right([{ type: 'QuoteRemovalRequested', edit: command.id, quoteIds: command.quoteIds }])
    case 'EditQuote':
      if (command.denied) return E.left({ tag: 'QuotesDenied' })
      return command.quoteId === undefined
        ? editCreation(state, command.edit, command)
        : withOpen(state, command.quoteId, (open) => edit(open, [command.edit], command))
    case 'SetMarkup':
      if (command.denied) return E.left({ tag: 'QuotesDenied' })
      return withKnown(state, command.quoteId, (quote, open) =>
        pipe(
          markupEdits(quote, command.percent),
          E.chain((edits) => edit(open, edits, command)),
        ),
      )
    case 'MoveQuoteOn':
      return withKnown(state, command.quoteId, (quote, open) => moveOn(quote, open, command))
    case 'TryAgain':
      return withOpen(state, command.quoteId, (open) => tryAgain(open, command))
    case 'DismissRefused':
      return E.right([{ type: 'RefusedQuoteEditsDismissed', quoteId: command.quoteId, edits: command.edits }])
    case 'KeepMine':
      return E.right([dismissed(command)])
    case 'TakeBack':
      return withKnown(state, command.quoteId, (quote, open) => takeBack(quote, open, command))
    case 'DismissForeign':
      return (openQuote(state, command.quoteId)?.foreign.length ?? 0) === 0
        ? nothing
        : E.right([{ type: 'ForeignChangesDismissed', quoteId: command.quoteId }])
    case 'TakeImport':
      return E.right([{ type: 'QuoteEditsConfirmed', quoteId: command.quoteId, edits: [], changes: command.changes }])
    case 'PutInCart':
      return withKnown(state, command.quoteId, (quote, open) => putInCart(state, quote, open, command.label))
    case 'TakeOutOfCart':
      return isInCart(state, command.quoteId)
        ? E.right([{ type: 'QuoteTakenOutOfCart', quoteId: command.quoteId }])
        : nothing
    case 'NoteOrder':
      return noteOrder(state, command.order, command.deliveries)
    case 'SettleOrder': {
      const order = state.orders.find((one) => one.order === command.order)
      if (order === undefined) return nothing
      const placed = order.lines.filter(({ deliveryId }) => command.placed.includes(deliveryId))
      const quoteIds = [...new Set(placed.map(({ quoteId }) => quoteId))]
      const ordered = quoteIds.map((quoteId, place) => ({ quoteId, edit: idOf(command, place) }))
      return E.right([{ type: 'OrderOfQuotesSettled', order: command.order, ordered }])
    }
    case 'ForgetQuotes':
      return E.right([{ type: 'QuotesForgotten' }])
    case 'RecordQuote': {
      const { quote, quoteId } = command
      if (quote !== undefined) return E.right([{ type: 'QuoteFetched', quote }])
      return openQuote(state, quoteId)?.isBehind === true ? E.right([{ type: 'QuoteUnchanged', quoteId }]) : nothing
    }
    case 'RecordFailedFetch':
      return E.right([{ type: 'QuoteFetchFailed', quoteId: command.quoteId, failure: command.failure }])
    case 'RecordCreated':
      return E.right([{ type: 'QuoteCreated', edit: command.edit, quote: command.quote }])
    case 'RecordNotCreated':
      return E.right([{ type: 'QuoteNotCreated', edit: command.edit, failure: command.failure }])
    case 'RecordCopied':
      return E.right([{ type: 'QuoteCopied', edit: command.edit, quote: command.quote }])
    case 'RecordNotCopied':
      return E.right([{ type: 'QuoteNotCopied', edit: command.edit, failure: command.failure }])
    case 'RecordRemoved':
      return E.right([{ type: 'QuotesRemoved', edit: command.edit, quoteIds: command.quoteIds }])
    case 'RecordNotRemoved':
      return E.right([{ type: 'QuotesNotRemoved', edit: command.edit, failure: command.failure }])
    case 'ConfirmEdits': {
      const { quoteId, edits, changes } = command
      return E.right([{ type: 'QuoteEditsConfirmed', quoteId, edits, changes }])
    }
    case 'RefuseEdits': {
      const { quoteId, edits, failure } = command
      return E.right([{ type: 'QuoteEditsRefused', quoteId, edits, failure }])
    }
    case 'ReplaceEdits':
      return E.right([{ type: 'QuoteEditsReplaced', quoteId: command.quoteId, edits: command.edits }])
  }
}

/** Whether a quote was asked for and its service has not answered. */
const isMaking = ({ filling }: QuotesState): boolean =>
  filling.tag === 'Creating' && filling.creation.failure === undefined

const isInCart = ({ inCart }: QuotesState, quoteId: QuoteId): boolean => inCart.some((one) => one.quoteId === quoteId)

const withOpen = (state: QuotesState, quoteId: QuoteId, then: (open: OpenQuote) => Decision): Decision => {
  const open = openQuote(state, quoteId)
  return open === undefined || open.confirmed.tag === 'Absent' ? E.left({ tag: 'UnknownQuote' }) : then(open)
}

const withKnown = (state: QuotesState, quoteId: QuoteId, then: (quote: Quote, open: OpenQuote) => Decision): Decision =>
  withOpen(state, quoteId, (open) => {
    const quote = shownQuote(open)
    return quote === undefined ? E.left({ tag: 'UnknownQuote' }) : then(quote, open)
  })

const createQuote = (state: QuotesState, command: Extract<QuotesCommand, { type: 'CreateQuote' }>): Decision => {
  if (command.denied) return E.left({ tag: 'QuotesDenied' })
  if (isMaking(state)) return E.left({ tag: 'AlreadyCreating' })
  const { id, at, projectId } = command
  return pipe(
    E.Do,
    E.apS('head', readEdit({ type: 'ChangeHead', to: { name: command.name } })),
    E.apS('rows', readEdit({ type: 'AddArticles', articles: command.articles })),
    E.chain(({ head, rows }) => {
      const name = head.type === 'ChangeHead' ? (head.to.name ?? '') : ''
      const articles = rows.type === 'AddArticles' ? rows.articles : []
      return articles.length > MOST_QUOTE_ROWS
        ? E.left({ tag: 'TooManyRows', most: MOST_QUOTE_ROWS })
        : E.right([{ type: 'QuoteCreationRequested', id, at, name, projectId, articles }])
    }),
  )
}

const moveOn = (
  quote: Quote,
  open: OpenQuote,
  { id, to, today }: Extract<QuotesCommand, { type: 'MoveQuoteOn' }>,
): Decision => {
  const { status } = quote
  if (open.moving !== undefined || !mayBecome(status, to, 'sender'))
    return E.left({ tag: 'NoTransition', from: status, to })
  if (to === 'accepted' && isExpired(quote, today)) return E.left({ tag: 'Expired', lastDay: lastDayOf(quote) })
  if (to === 'sent' && !quote.rows.some(({ tag }) => tag !== 'Heading')) return E.left({ tag: 'NothingToSend' })
  return E.right([{ type: 'QuoteStatusRequested', quoteId: quote.id, edit: id, to }])
}

const putInCart = (state: QuotesState, quote: Quote, { moving }: OpenQuote, label: string): Decision => {
  if (quote.status !== 'accepted') return E.left({ tag: 'NotAccepted', status: quote.status })
  if (isInCart(state, quote.id) || moving?.to === 'ordered') return E.left({ tag: 'AlreadyInCart' })
  if (!quote.rows.some(({ tag }) => tag === 'Article')) return E.left({ tag: 'NothingToOrder' })
  return E.right([{ type: 'QuotePutInCart', quoteId: quote.id, label }])
}

const noteOrder = (
  { inCart, orders }: QuotesState,
  order: CommandId,
  deliveries: readonly LabelledDelivery[],
): Decision => {
  const lines = deliveries.flatMap(({ deliveryId, labels }) =>
    inCart.filter(({ label }) => labels.includes(label)).map(({ quoteId }) => ({ quoteId, deliveryId })),
  )
  return lines.length === 0 || orders.some((one) => one.order === order)
    ? nothing
    : E.right([{ type: 'QuotesInOrderNoted', order, lines }])
}

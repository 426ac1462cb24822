import type { CommandId, QuoteId } from '../kernel/ids'
import { rowOfArticle } from './edited-quote'
import { afterFailure, confirmed, fetched, isSettled, newlyOpen, refused, withoutEdits } from './open-quote'
import type { QuotesEvent } from './protocol'
import type { Quote } from './quote'
import {
  type Filling,
  MOST_OPEN_QUOTES,
  noQuotes,
  type OpenQuote,
  openQuote,
  type PendingEdit,
  type QuoteInCreation,
  type QuotesState,
} from './quotes'
import { namesGiven, quoteByOurs } from './row-names'

export const evolveQuotes = (state: QuotesState, event: QuotesEvent): QuotesState => {
  switch (event.type) {
    case 'QuoteRequested':
      return requested(state, event.quoteId)
    case 'QuoteFetched':
      return afterFetch(state, event.quote)
    case 'QuoteUnchanged':
      return withOpen(state, event.quoteId, (open) => ({ ...open, isBehind: false }))
    case 'QuoteFetchFailed':
      return withOpen(state, event.quoteId, (open) => ({
        ...open,
        confirmed: afterFailure(open.confirmed, event.failure),
      }))
    case 'FillingStarted':
      return { ...requestedIfNew(state, event.quoteId), filling: { tag: 'Filled', quoteId: event.quoteId } }
    case 'FillingStopped':
      return { ...state, filling: { tag: 'None' } }
    case 'QuoteCreationRequested':
    case 'QuoteCreationRepeated':
    case 'QuoteNotCreated':
      return { ...state, filling: creationAfter(state.filling, event) }
    case 'QuoteCreated':
      return created(state, event.edit, event.quote)
    case 'QuoteCopyRequested':
      return { ...state, copying: [...state.copying, event.edit] }
    case 'QuoteCopied':
      return { ...copied(state, event.edit), open: withKnown(state.open, event.quote) }
    case 'QuoteNotCopied':
      return copied(state, event.edit)
    case 'QuoteRemovalRequested':
      return { ...state, removing: [...state.removing, { id: event.edit, quoteIds: event.quoteIds }] }
    case 'QuotesRemoved':
      return removed(removalSettled(state, event.edit), event.quoteIds)
    case 'QuotesNotRemoved':
      return removalSettled(state, event.edit)
    case 'QuoteEditRequested': {
      const { type: _type, quoteId, ...pending } = event
      return withPending(state, quoteId, pending)
    }
    case 'QuoteStatusRequested':
      return withOpen(state, event.quoteId, (open) => ({ ...open, moving: { id: event.edit, to: event.to } }))
    case 'QuoteEditsConfirmed':
      return withOpen(state, event.quoteId, (open) => confirmed(open, event.edits, event.changes))
    case 'QuoteEditsRefused':
      return withOpen(state, event.quoteId, (open) => refused(open, event.edits, event.failure))
    case 'QuoteEditsReplaced':
      return withOpen(state, event.quoteId, (open) => ({ ...withoutEdits(open, event.edits), isBehind: true }))
    case 'RefusedQuoteEditsDismissed':
      return withOpen(state, event.quoteId, (open) => ({
        ...open,
        refused: open.refused.filter(({ id }) => !event.edits.includes(id)),
      }))
    case 'OverwrittenDismissed':
      return withOpen(state, event.quoteId, (open) => ({
        ...open,
        overwritten: open.overwritten.filter(({ id }) => id !== event.overwritten),
      }))
    case 'ForeignChangesDismissed':
      return withOpen(state, event.quoteId, (open) => ({ ...open, foreign: [] }))
    case 'QuotePutInCart':
      return {
        ...state,
        inCart: [...notInCart(state, [event.quoteId]), { quoteId: event.quoteId, label: event.label }],
      }
    case 'QuoteTakenOutOfCart':
      return { ...state, inCart: notInCart(state, [event.quoteId]) }
    case 'QuotesInOrderNoted': {
      const { type: _type, ...order } = event
      return { ...state, orders: [...state.orders.filter((one) => one.order !== order.order), order] }
    }
    case 'OrderOfQuotesSettled':
      return {
        ...state,
        open: state.open.map((one) => {
          const marked = event.ordered.find(({ quoteId }) => quoteId === one.quoteId)
          return marked === undefined ? one : { ...one, moving: { id: marked.edit, to: 'ordered' } }
        }),
        orders: state.orders.filter(({ order }) => order !== event.order),
        inCart: notInCart(
          state,
          event.ordered.map(({ quoteId }) => quoteId),
        ),
      }
    case 'QuotesForgotten':
      // What lies in the cart is ordered at the next log-in.
      return { ...noQuotes, inCart: state.inCart, orders: state.orders }
    case 'QuotesSummarised':
      return event.state
  }
}

/** The oldest ones give way, but for the filled one and those with something that is not settled. */
const atMost = (open: readonly OpenQuote[], filling: Filling): readonly OpenQuote[] => {
  let tooMany = open.length - MOST_OPEN_QUOTES
  return tooMany <= 0
    ? open
    : open.filter((one) => {
        const isFilled = filling.tag === 'Filled' && filling.quoteId === one.quoteId
        if (tooMany <= 0 || isFilled || !isSettled(one)) return true
        tooMany -= 1
        return false
      })
}

/** The quote comes last: it is the one that was opened last. A failed fetch is forgotten while another is under way. */
const requested = (state: QuotesState, quoteId: QuoteId): QuotesState => {
  const known = openQuote(state, quoteId) ?? newlyOpen(quoteId)
  const open: OpenQuote = known.confirmed.tag === 'Failed' ? { ...known, confirmed: { tag: 'Unknown' } } : known
  return { ...state, open: atMost([...state.open.filter((one) => one.quoteId !== quoteId), open], state.filling) }
}

/** What another device has ordered lies in the cart no more. */
const afterFetch = (state: QuotesState, quote: Quote): QuotesState => {
  const after = withOpen(requestedIfNew(state, quote.id), quote.id, (open) => fetched(open, quote))
  return quote.status === 'ordered' ? { ...after, inCart: notInCart(after, [quote.id]) } : after
}

const requestedIfNew = (state: QuotesState, quoteId: QuoteId): QuotesState =>
  openQuote(state, quoteId) === undefined ? requested(state, quoteId) : state

const withOpen = (state: QuotesState, quoteId: QuoteId, change: (open: OpenQuote) => OpenQuote): QuotesState => ({
  ...state,
  open: state.open.map((one) => (one.quoteId === quoteId ? change(one) : one)),
})

/** A quote that the service has just made. */
const withKnown = (open: readonly OpenQuote[], quote: Quote): readonly OpenQuote[] => [
  ...open.filter(({ quoteId }) => quoteId !== quote.id),
  { ...newlyOpen(quote.id), confirmed: { tag: 'Known', quote } },
]

const creationAfter = (
  filling: Filling,
  event: Extract<QuotesEvent, { type: 'QuoteCreationRequested' | 'QuoteCreationRepeated' | 'QuoteNotCreated' }>,
): Filling => {
  switch (event.type) {
    case 'QuoteCreationRequested': {
      const { type: _type, ...asked } = event
      return { tag: 'Creating', creation: { ...asked, waiting: [], failure: undefined } }
    }
    case 'QuoteCreationRepeated':
      return ofCreation(filling, filling.tag === 'Creating' ? filling.creation.id : event.id, (creation) => ({
        ...creation,
        id: event.id,
        failure: undefined,
      }))
    case 'QuoteNotCreated':
      return ofCreation(filling, event.edit, (creation) => ({ ...creation, failure: event.failure }))
  }
}

const ofCreation = (filling: Filling, id: CommandId, change: (creation: QuoteInCreation) => QuoteInCreation): Filling =>
  filling.tag === 'Creating' && filling.creation.id === id
    ? { tag: 'Creating', creation: change(filling.creation) }
    : filling

/** What was changed of the quote while it was made is pending from now on, in the names that its rows have here. */
const created = (state: QuotesState, edit: CommandId, quote: Quote): QuotesState => {
  const { filling } = state
  if (filling.tag !== 'Creating' || filling.creation.id !== edit)
    return { ...state, open: withKnown(state.open, quote) }
  const { articles, waiting } = filling.creation
  const rowNames = namesGiven(articles.map(rowOfArticle), quote.rows, [])
  const open: OpenQuote = {
    ...newlyOpen(quote.id),
    confirmed: { tag: 'Known', quote: quoteByOurs(rowNames, quote) },
    pending: waiting,
    rowNames,
  }
  return {
    ...state,
    open: [...state.open.filter(({ quoteId }) => quoteId !== quote.id), open],
    filling: { tag: 'Filled', quoteId: quote.id },
  }
}

const copied = (state: QuotesState, edit: CommandId): QuotesState => ({
  ...state,
  copying: state.copying.filter((id) => id !== edit),
})

const removalSettled = (state: QuotesState, edit: CommandId): QuotesState => ({
  ...state,
  removing: state.removing.filter(({ id }) => id !== edit),
})

const removed = (state: QuotesState, quoteIds: readonly QuoteId[]): QuotesState => ({
  ...state,
  open: state.open.map((one) =>
    quoteIds.includes(one.quoteId) ? { ...newlyOpen(one.quoteId), confirmed: { tag: 'Absent' } } : one,
  ),
  filling: state.filling.tag === 'Filled' && quoteIds.includes(state.filling.quoteId) ? { tag: 'None' } : state.filling,
  inCart: notInCart(state, quoteIds),
})

const withPending = (state: QuotesState, quoteId: QuoteId | undefined, edit: PendingEdit): QuotesState => {
  if (quoteId !== undefined) return withOpen(state, quoteId, (open) => ({ ...open, pending: [...open.pending, edit] }))
  const { filling } = state
  return filling.tag === 'Creating'
    ? {
        ...state,
        filling: {
          tag: 'Creating',
          creation: { ...filling.creation, waiting: [...filling.creation.waiting, edit] },
        },
      }
    : state
}

const notInCart = ({ inCart }: QuotesState, quoteIds: readonly QuoteId[]): QuotesState['inCart'] =>
  inCart.filter(({ quoteId }) => !quoteIds.includes(quoteId))

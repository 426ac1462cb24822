import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { QuoteId, QuoteRowId } from '../kernel/ids'
import { isExpired, lastDayOf } from './expiry'
import { labelInCartOf } from './in-cart'
import { type Margin, marginOf } from './margin'
import { type Offer, offerOf } from './offer'
import type { Quote } from './quote'
import { isEditable, nextStatuses, type QuoteStatus } from './quote-status'
import type { ForeignChange, OpenQuote, OverwrittenEdit, QuoteInCart, QuotesState, RefusedEdit } from './quotes'
import { openQuote } from './quotes'
import { quoteSeenBy, type SeenPrices } from './seen-prices'
import { rowsOfEdit, shownQuote } from './shown-quote'

/** QUOTE-04 */
export const saveStates = ['inProgress', 'saved', 'error'] as const
export type SaveState = (typeof saveStates)[number]

/** A quote as its user sees it: confirmed, with the pending edits on top. */
export interface KnownQuote {
  readonly tag: 'Known'
  /** Without what things cost, where the user may not see prices. */
  readonly quote: Quote
  readonly saveState: SaveState
  /** What the service refused; `saveState` is then `error`. */
  readonly refused: readonly RefusedEdit[]
  readonly overwritten: readonly OverwrittenEdit[]
  readonly foreign: readonly ForeignChange[]
  /** Rows with an edit on its way. */
  readonly pendingRows: ReadonlySet<QuoteRowId>
  /** The status that was asked for and is not answered. */
  readonly moving: QuoteStatus | undefined
  /** Undefined for whoever may not see prices. */
  readonly offer: Offer | undefined
  /** Undefined for whoever may not see prices. */
  readonly margin: Margin | undefined
  readonly isEditable: boolean
  /** Statuses that the user may move it to now. */
  readonly nextStatuses: readonly QuoteStatus[]
  readonly lastDay: CalendarDate
  readonly isExpired: boolean
  /** Its rows lie in the cart, with this label, and are not ordered. */
  readonly labelInCart: string | undefined
}

export type QuoteView =
  | { readonly tag: 'Unknown' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  | { readonly tag: 'Absent' }
  | KnownQuote

/** What stands beside the catalogue. */
export type FilledView =
  | { readonly tag: 'None' }
  /** `rowNames`: what it will hold. `failure`: why the service did not make it. */
  | {
      readonly tag: 'Creating'
      readonly name: string
      readonly rowNames: readonly string[]
      readonly failure: CallFailure | undefined
    }
  | { readonly tag: 'Filled'; readonly quoteId: QuoteId; readonly view: QuoteView }

/** What a view of quotes depends on beside them. */
export interface QuoteTerms extends SeenPrices {
  readonly today: CalendarDate
  /** The service does not answer: what is pending waits. */
  readonly isWaiting: boolean
  /** The labels of the cart's lines; undefined while the cart is not known, or no open quote is accepted. */
  readonly labelsInCart: readonly string[] | undefined
}

/** QUOTE-04: nothing is saved that waits or was refused. */
export const saveStateOf = (
  { pending, moving, refused }: Pick<OpenQuote, 'pending' | 'moving' | 'refused'>,
  isWaiting: boolean,
): SaveState => {
  if (refused.length > 0) return 'error'
  if (pending.length === 0 && moving === undefined) return 'saved'
  return isWaiting ? 'error' : 'inProgress'
}

const nextOf = (quote: Quote, terms: QuoteTerms): readonly QuoteStatus[] =>
  nextStatuses(quote.status, 'sender').filter((to) => to !== 'accepted' || !isExpired(quote, terms.today))

const unknown: QuoteView = { tag: 'Unknown' }

/** A quote as its user sees it, in the terms that hold now. */
export const quoteView = (
  open: OpenQuote | undefined,
  inCart: readonly QuoteInCart[],
  terms: QuoteTerms,
): QuoteView => {
  if (open === undefined) return unknown
  const whole = shownQuote(open)
  if (whole === undefined) return open.confirmed.tag === 'Known' ? unknown : open.confirmed
  const quote = quoteSeenBy(whole, terms)
  const offer = terms.prices ? offerOf(quote) : undefined
  return {
    tag: 'Known',
    quote,
    saveState: saveStateOf(open, terms.isWaiting),
    refused: open.refused,
    overwritten: open.overwritten,
    foreign: open.foreign,
    pendingRows: new Set(open.pending.flatMap(({ edit }) => rowsOfEdit(edit))),
    moving: open.moving?.to,
    offer,
    margin: offer === undefined ? undefined : marginOf(quote, offer),
    isEditable: isEditable(quote.status) && (open.moving === undefined || isEditable(open.moving.to)),
    nextStatuses: open.moving === undefined ? nextOf(quote, terms) : [],
    lastDay: lastDayOf(quote),
    isExpired: isExpired(quote, terms.today),
    labelInCart: labelInCartOf({
      quote,
      moving: open.moving,
      remembered: inCart.find(({ quoteId }) => quoteId === open.quoteId)?.label,
      labels: terms.labelsInCart,
    }),
  }
}

const rowNamesIn = (rows: readonly { readonly name?: string; readonly text?: string }[]): readonly string[] =>
  rows.map(({ name, text }) => name ?? text ?? '')

/** What stands beside the catalogue; `view` is that of the filled quote. */
export const filledView = (state: QuotesState, viewOf: (open: OpenQuote | undefined) => QuoteView): FilledView => {
  const { filling } = state
  switch (filling.tag) {
    case 'None':
      return filling
    case 'Creating': {
      const { name, articles, waiting, failure } = filling.creation
      const added = waiting.flatMap(({ edit }) => {
        if (edit.type === 'AddArticles') return rowNamesIn(edit.articles)
        return edit.type === 'AddRows' ? rowNamesIn(edit.rows) : []
      })
      return { tag: 'Creating', name, rowNames: [...rowNamesIn(articles), ...added], failure }
    }
    case 'Filled':
      return { ...filling, view: viewOf(openQuote(state, filling.quoteId)) }
  }
}

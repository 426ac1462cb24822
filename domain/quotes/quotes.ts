import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { CommandId, Instant, ProjectId, QuoteId, QuoteRowId } from '../kernel/ids'
import type { Quote, QuoteHead } from './quote'
import type { Overwritten, SomeFields } from './quote-changes'
import type { ArticleToOffer, QuoteEdit } from './quote-edit'
import type { QuoteRow } from './quote-row'
import type { QuoteStatus } from './quote-status'
import type { RowFields } from './row-fields'

/** Quotes that stay in the browser at most, beside those with something unsettled. */
export const MOST_OPEN_QUOTES = 10

/** Changes of others that are kept to be shown, of one quote. */
export const MOST_FOREIGN_CHANGES = 50

/** An edit that the service has not answered. */
export interface PendingEdit {
  readonly id: CommandId
  readonly at: Instant
  readonly edit: QuoteEdit
  /** The fields that it writes, as the service had them when the user last saw them. */
  readonly found: readonly SomeFields[]
}

/** An edit that the service refused, with what was written. */
export interface RefusedEdit {
  readonly id: CommandId
  readonly edit: QuoteEdit
  readonly failure: CallFailure
}

/** What somebody else had written and this user has written over, until the user keeps theirs or takes it back. */
export interface OverwrittenEdit extends Overwritten {
  readonly id: string
}

/** What somebody else has changed since the user saw it. */
export type ForeignChange =
  /** `before`: the fields that are others now, as they were. */
  | { readonly tag: 'Row'; readonly rowId: QuoteRowId; readonly before: RowFields }
  | { readonly tag: 'Head'; readonly before: Partial<QuoteHead> }
  | { readonly tag: 'Added'; readonly rowId: QuoteRowId }
  | { readonly tag: 'Removed'; readonly row: QuoteRow }

/** A row that the service calls by another id than the one it was added with. */
export interface RowName {
  readonly ours: QuoteRowId
  readonly theirs: QuoteRowId
}

/** What the service has said of a quote. */
export type ConfirmedQuote =
  | { readonly tag: 'Unknown' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  /** There is none, or none of this customer. */
  | { readonly tag: 'Absent' }
  | { readonly tag: 'Known'; readonly quote: Quote }

/** A status that was asked for, by the user or by the order that it became. */
export interface PendingStatus {
  readonly id: CommandId
  readonly to: QuoteStatus
}

/** A quote of which the browser knows: what its service last said, and the edits that are not settled. */
export interface OpenQuote {
  readonly quoteId: QuoteId
  readonly confirmed: ConfirmedQuote
  /** The service's quote is another than the confirmed one: it is fetched once no edit is pending. */
  readonly isBehind: boolean
  readonly pending: readonly PendingEdit[]
  readonly moving: PendingStatus | undefined
  readonly refused: readonly RefusedEdit[]
  readonly overwritten: readonly OverwrittenEdit[]
  readonly foreign: readonly ForeignChange[]
  readonly rowNames: readonly RowName[]
}

/** A quote that was asked for and is not made yet. */
export interface QuoteInCreation {
  readonly id: CommandId
  readonly at: Instant
  readonly name: string
  readonly projectId: ProjectId | undefined
  readonly articles: readonly ArticleToOffer[]
  /** What was changed of it meanwhile; sent when it is there. */
  readonly waiting: readonly PendingEdit[]
  /** Why the service did not make it; undefined while it has not answered. */
  readonly failure: CallFailure | undefined
}

/** The quote that articles of the catalogue are put into. */
export type Filling =
  | { readonly tag: 'None' }
  | { readonly tag: 'Creating'; readonly creation: QuoteInCreation }
  | { readonly tag: 'Filled'; readonly quoteId: QuoteId }

/** An accepted quote whose rows were put in the cart, under a label that no other line has. */
export interface QuoteInCart {
  readonly quoteId: QuoteId
  readonly label: string
}

/** An order that holds lines of quotes and is not answered. */
export interface OrderOfQuotes {
  readonly order: CommandId
  readonly lines: readonly { readonly quoteId: QuoteId; readonly deliveryId: DeliveryId }[]
}

export interface QuotesState {
  /** The one that was opened last comes last. */
  readonly open: readonly OpenQuote[]
  readonly filling: Filling
  /** Copies that were asked for. */
  readonly copying: readonly CommandId[]
  /** Quotes that were asked to be deleted. */
  readonly removing: readonly { readonly id: CommandId; readonly quoteIds: readonly QuoteId[] }[]
  readonly inCart: readonly QuoteInCart[]
  readonly orders: readonly OrderOfQuotes[]
}

export const noQuotes: QuotesState = {
  open: [],
  filling: { tag: 'None' },
  copying: [],
  removing: [],
  inCart: [],
  orders: [],
}

/** The named quote, if it is open. */
export const openQuote = ({ open }: QuotesState, quoteId: QuoteId): OpenQuote | undefined =>
  open.find((one) => one.quoteId === quoteId)

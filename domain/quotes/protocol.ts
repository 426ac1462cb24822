import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Stamped } from '../kernel/decider'
import type { CommandId, Instant, ProjectId, QuoteId, QuoteRowId } from '../kernel/ids'
import type { Quote, QuoteHead } from './quote'
import type { NewArticleRow, QuoteChanges } from './quote-changes'
import type { ArticleToOffer, QuoteEdit } from './quote-edit'
import type { CustomRow, HeadingRow, QuoteRow } from './quote-row'
import type { QuoteStatus } from './quote-status'
import type { OrderOfQuotes, PendingEdit, QuotesState } from './quotes'
import type { RowChange } from './row-fields'

/** A delivery of an order with the labels of its lines. */
export interface LabelledDelivery {
  readonly deliveryId: DeliveryId
  readonly labels: readonly string[]
}

export type QuotesCommandBody =
  /** Fetches the quote, where the service has another version than the known one. */
  | { readonly type: 'OpenQuote'; readonly quoteId: QuoteId }
  | { readonly type: 'FillQuote'; readonly quoteId: QuoteId }
  | { readonly type: 'StopFilling' }
  /** Makes a quote, which is filled from then on. `denied`: the user may not create quotes. */
  | {
      readonly type: 'CreateQuote'
      readonly name: string
      readonly projectId: ProjectId | undefined
      readonly articles: readonly ArticleToOffer[]
      readonly denied: boolean
    }
  /** Asks once more for the quote that the service did not make. */
  | { readonly type: 'CreateAgain' }
  | { readonly type: 'CopyQuote'; readonly quoteId: QuoteId; readonly denied: boolean }
  | { readonly type: 'RemoveQuotes'; readonly quoteIds: readonly QuoteId[] }
  /** `quoteId`: undefined for the quote that is being made. */
  | {
      readonly type: 'EditQuote'
      readonly quoteId: QuoteId | undefined
      readonly edit: QuoteEdit
      readonly denied: boolean
    }
  /** Gives the material rows of known cost a price so many per cent above it. */
  | { readonly type: 'SetMarkup'; readonly quoteId: QuoteId; readonly percent: number; readonly denied: boolean }
  | { readonly type: 'MoveQuoteOn'; readonly quoteId: QuoteId; readonly to: QuoteStatus; readonly today: CalendarDate }
  | { readonly type: 'TryAgain'; readonly quoteId: QuoteId }
  | { readonly type: 'DismissRefused'; readonly quoteId: QuoteId; readonly edits: readonly CommandId[] }
  | { readonly type: 'KeepMine'; readonly quoteId: QuoteId; readonly overwritten: string }
  | { readonly type: 'TakeBack'; readonly quoteId: QuoteId; readonly overwritten: string }
  | { readonly type: 'DismissForeign'; readonly quoteId: QuoteId }
  /** Rows of a file that the service has added. */
  | { readonly type: 'TakeImport'; readonly quoteId: QuoteId; readonly changes: QuoteChanges }
  /** `label`: of its lines, which no other line has. */
  | { readonly type: 'PutInCart'; readonly quoteId: QuoteId; readonly label: string }
  /** The cart did not take its rows. */
  | { readonly type: 'TakeOutOfCart'; readonly quoteId: QuoteId }
  /** An order of the cart was asked for. */
  | { readonly type: 'NoteOrder'; readonly order: CommandId; readonly deliveries: readonly LabelledDelivery[] }
  /** It was answered. `placed`: the deliveries that are ordered. */
  | { readonly type: 'SettleOrder'; readonly order: CommandId; readonly placed: readonly DeliveryId[] }
  | { readonly type: 'ForgetQuotes' }

/** How a call ended. Edits that a newer one replaced settle with it. */
export type QuotesSettlement =
  | { readonly type: 'RecordQuote'; readonly quoteId: QuoteId; readonly quote: Quote | undefined }
  | { readonly type: 'RecordFailedFetch'; readonly quoteId: QuoteId; readonly failure: CallFailure }
  | { readonly type: 'RecordCreated'; readonly edit: CommandId; readonly quote: Quote }
  | { readonly type: 'RecordNotCreated'; readonly edit: CommandId; readonly failure: CallFailure }
  | { readonly type: 'RecordCopied'; readonly edit: CommandId; readonly quote: Quote }
  | { readonly type: 'RecordNotCopied'; readonly edit: CommandId; readonly failure: CallFailure }
  | { readonly type: 'RecordRemoved'; readonly edit: CommandId; readonly quoteIds: readonly QuoteId[] }
  | { readonly type: 'RecordNotRemoved'; readonly edit: CommandId; readonly failure: CallFailure }
  | {
      readonly type: 'ConfirmEdits'
      readonly quoteId: QuoteId
      readonly edits: readonly CommandId[]
      readonly changes: QuoteChanges
    }
  | {
      readonly type: 'RefuseEdits'
      readonly quoteId: QuoteId
      readonly edits: readonly CommandId[]
      readonly failure: CallFailure
    }
  /** A newer edit of the same field, sent by another tab, is answered: these are not sent. */
  | { readonly type: 'ReplaceEdits'; readonly quoteId: QuoteId; readonly edits: readonly CommandId[] }

export type QuotesCommand = Stamped<QuotesCommandBody | QuotesSettlement>

export type QuotesEvent =
  | { readonly type: 'QuoteRequested'; readonly quoteId: QuoteId }
  | { readonly type: 'QuoteFetched'; readonly quote: Quote }
  /** The service has the version that is known. */
  | { readonly type: 'QuoteUnchanged'; readonly quoteId: QuoteId }
  | { readonly type: 'QuoteFetchFailed'; readonly quoteId: QuoteId; readonly failure: CallFailure }
  | { readonly type: 'FillingStarted'; readonly quoteId: QuoteId }
  | { readonly type: 'FillingStopped' }
  | {
      readonly type: 'QuoteCreationRequested'
      readonly id: CommandId
      readonly at: Instant
      readonly name: string
      readonly projectId: ProjectId | undefined
      readonly articles: readonly ArticleToOffer[]
    }
  | { readonly type: 'QuoteCreationRepeated'; readonly id: CommandId }
  | { readonly type: 'QuoteCreated'; readonly edit: CommandId; readonly quote: Quote }
  | { readonly type: 'QuoteNotCreated'; readonly edit: CommandId; readonly failure: CallFailure }
  | { readonly type: 'QuoteCopyRequested'; readonly edit: CommandId; readonly quoteId: QuoteId }
  | { readonly type: 'QuoteCopied'; readonly edit: CommandId; readonly quote: Quote }
  | { readonly type: 'QuoteNotCopied'; readonly edit: CommandId; readonly failure: CallFailure }
  | { readonly type: 'QuoteRemovalRequested'; readonly edit: CommandId; readonly quoteIds: readonly QuoteId[] }
  | { readonly type: 'QuotesRemoved'; readonly edit: CommandId; readonly quoteIds: readonly QuoteId[] }
  | { readonly type: 'QuotesNotRemoved'; readonly edit: CommandId; readonly failure: CallFailure }
  /** `quoteId`: undefined for the quote that is being made. */
  | ({ readonly type: 'QuoteEditRequested'; readonly quoteId: QuoteId | undefined } & PendingEdit)
  | {
      readonly type: 'QuoteStatusRequested'
      readonly quoteId: QuoteId
      readonly edit: CommandId
      readonly to: QuoteStatus
    }
  /** Of edits and of changes of the status alike. */
  | {
      readonly type: 'QuoteEditsConfirmed'
      readonly quoteId: QuoteId
      readonly edits: readonly CommandId[]
      readonly changes: QuoteChanges
    }
  | {
      readonly type: 'QuoteEditsRefused'
      readonly quoteId: QuoteId
      readonly edits: readonly CommandId[]
      readonly failure: CallFailure
    }
  | { readonly type: 'QuoteEditsReplaced'; readonly quoteId: QuoteId; readonly edits: readonly CommandId[] }
  | { readonly type: 'RefusedQuoteEditsDismissed'; readonly quoteId: QuoteId; readonly edits: readonly CommandId[] }
  | { readonly type: 'OverwrittenDismissed'; readonly quoteId: QuoteId; readonly overwritten: string }
  | { readonly type: 'ForeignChangesDismissed'; readonly quoteId: QuoteId }
  | { readonly type: 'QuotePutInCart'; readonly quoteId: QuoteId; readonly label: string }
  | { readonly type: 'QuoteTakenOutOfCart'; readonly quoteId: QuoteId }
  | ({ readonly type: 'QuotesInOrderNoted' } & OrderOfQuotes)
  /** `ordered`: the quotes whose rows were ordered; each is told to its service. */
  | {
      readonly type: 'OrderOfQuotesSettled'
      readonly order: CommandId
      readonly ordered: readonly { readonly quoteId: QuoteId; readonly edit: CommandId }[]
    }
  | { readonly type: 'QuotesForgotten' }
  /** The summary of all earlier events; it replaces them in a log that was cut. */
  | { readonly type: 'QuotesSummarised'; readonly state: QuotesState }

/** Calls as plain data. Each carries the id of its command, so that it may be asked twice and is carried out once. */
export type QuotesEffect =
  | { readonly type: 'FetchQuote'; readonly quoteId: QuoteId; readonly known: number | undefined }
  | {
      readonly type: 'CreateQuote'
      readonly edit: CommandId
      readonly name: string
      readonly projectId: ProjectId | undefined
      readonly rows: readonly NewArticleRow[]
    }
  | { readonly type: 'CopyQuote'; readonly edit: CommandId; readonly quoteId: QuoteId }
  | { readonly type: 'RemoveQuotes'; readonly edit: CommandId; readonly quoteIds: readonly QuoteId[] }
  | {
      readonly type: 'MoveOn'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly to: QuoteStatus
    }
  | {
      readonly type: 'AddArticles'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly rows: readonly NewArticleRow[]
    }
  | {
      readonly type: 'AddRows'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly rows: readonly (CustomRow | HeadingRow)[]
    }
  /** `seen` as the user saw it when the edit was made; the call states it as of then, or after own edits in between. */
  | {
      readonly type: 'ChangeRows'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly kind: QuoteRow['tag']
      readonly changes: readonly Omit<RowChange, 'after'>[]
    }
  /** `after`: undefined puts the row first. */
  | {
      readonly type: 'MoveRow'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly kind: QuoteRow['tag']
      readonly rowId: QuoteRowId
      readonly after: QuoteRowId | undefined
    }
  | {
      readonly type: 'RemoveRows'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly kind: QuoteRow['tag']
      readonly rowIds: readonly QuoteRowId[]
    }
  | {
      readonly type: 'ChangeHead'
      readonly edit: CommandId
      readonly quoteId: QuoteId
      readonly to: Partial<QuoteHead>
      readonly seen: Partial<QuoteHead>
    }

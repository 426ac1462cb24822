import type { ArticleNumber, QuoteRowId } from '../kernel/ids'
import type { CalendarDate } from '../kernel/calendar-date'
import type { QuoteHead } from './quote'
import type { CustomRow, HeadingRow, PurchasePrice, QuoteRow } from './quote-row'
import type { QuoteStatus } from './quote-status'
import type { QuoteTextFault, QuoteTextField } from './quote-text'
import type { RowFields } from './row-fields'

/** An article to offer, as the page has it, so that its row is shown before the service has answered. */
export interface ArticleToOffer {
  readonly rowId: QuoteRowId
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  readonly name: string
  readonly unit: string
  readonly purchase: PurchasePrice | undefined
}

export interface ChangedRow {
  readonly rowId: QuoteRowId
  readonly to: RowFields
}

/** What a user changes of a quote. It is shown at once, and decided anew on each quote that the service confirms. */
export type QuoteEdit =
  | { readonly type: 'AddArticles'; readonly articles: readonly ArticleToOffer[] }
  /** Own rows and headings, at the end. */
  | { readonly type: 'AddRows'; readonly rows: readonly (CustomRow | HeadingRow)[] }
  /** Rows of one kind. */
  | { readonly type: 'ChangeRows'; readonly kind: QuoteRow['tag']; readonly changes: readonly ChangedRow[] }
  /** `after`: undefined puts the row first. */
  | {
      readonly type: 'MoveRow'
      readonly kind: QuoteRow['tag']
      readonly rowId: QuoteRowId
      readonly after: QuoteRowId | undefined
    }
  /** Rows of one kind. */
  | { readonly type: 'RemoveRows'; readonly kind: QuoteRow['tag']; readonly rowIds: readonly QuoteRowId[] }
  | { readonly type: 'ChangeHead'; readonly to: Partial<QuoteHead> }

export const boundedFields = ['quantity', 'ownPrice', 'cost', 'discount', 'validFor', 'markup'] as const

/** A number that is out of its bounds. `nearest`: the valid value next to what was asked. */
export interface OutOfBounds {
  readonly tag: 'OutOfBounds'
  readonly field: (typeof boundedFields)[number]
  readonly asked: number
  readonly nearest: number
  readonly least: number
  readonly most: number
}

/** A text that cannot be kept as it is written. */
export interface UnfitText {
  readonly tag: 'UnfitText'
  readonly field: QuoteTextField
  readonly fault: QuoteTextFault
}

/** Why a change of a quote is not taken. */
export type QuoteRefusal =
  | { readonly tag: 'NotLoggedIn' }
  /** The user may not create quotes (EJ_SKAPA_OFFERT). */
  | { readonly tag: 'QuotesDenied' }
  /** The quote is not open in this browser, or there is none. */
  | { readonly tag: 'UnknownQuote' }
  | { readonly tag: 'UnknownRow'; readonly rowId: QuoteRowId }
  /** What its receiver has seen stays as it was seen. */
  | { readonly tag: 'NotEditable'; readonly status: QuoteStatus }
  | { readonly tag: 'NothingToAdd' }
  /** A quote without rows is not sent. */
  | { readonly tag: 'NothingToSend' }
  | { readonly tag: 'TooManyRows'; readonly most: number }
  | OutOfBounds
  | UnfitText
  /** No transition of the table (QUOTE-03), or another one is under way. */
  | { readonly tag: 'NoTransition'; readonly from: QuoteStatus; readonly to: QuoteStatus }
  | { readonly tag: 'Expired'; readonly lastDay: CalendarDate }
  | { readonly tag: 'AlreadyCreating' }
  /** Only an accepted quote becomes an order. */
  | { readonly tag: 'NotAccepted'; readonly status: QuoteStatus }
  | { readonly tag: 'NothingToOrder' }
  /** Its rows lie in the cart with its label. */
  | { readonly tag: 'AlreadyInCart' }

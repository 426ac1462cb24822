import type { QuotesCommandBody, QuotesEffect, QuotesEvent, QuotesSettlement } from '#domain/quotes/protocol'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteChanges } from '#domain/quotes/quote-changes'
import type { QuoteRefusal } from '#domain/quotes/quote-edit'
import type { QuotesState } from '#domain/quotes/quotes'

/** The answers of the service to the effects of quotes. */
export type QuotesAnswer =
  /** Undefined where the known version is the present one. */
  | { readonly type: 'Quote'; readonly quote: Quote | undefined }
  | { readonly type: 'Created'; readonly quote: Quote }
  | { readonly type: 'Copied'; readonly quote: Quote }
  | { readonly type: 'Removed' }
  | { readonly type: 'Changes'; readonly changes: QuoteChanges }

export interface QuotesTypes {
  readonly state: QuotesState
  readonly command: QuotesCommandBody
  readonly settlement: QuotesSettlement
  readonly event: QuotesEvent
  readonly refusal: QuoteRefusal
  readonly effect: QuotesEffect
  readonly answer: QuotesAnswer
}

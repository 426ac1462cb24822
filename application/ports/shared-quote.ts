import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Secret } from '#domain/kernel/secret'
import type { Offer } from '#domain/quotes/offer'
import type { QuoteHead } from '#domain/quotes/quote'
import type { QuoteParty } from '#domain/quotes/quote-party'
import type { QuoteStatus } from '#domain/quotes/quote-status'
import type { Call, CallOptions } from './call'

/** A quote as its receiver sees it: nothing of it tells what anything cost the sender. */
export interface SharedQuote extends Pick<QuoteHead, 'name' | 'reference' | 'finalMessage' | 'validFrom' | 'receiver'> {
  readonly number: string
  readonly status: QuoteStatus
  readonly sender: QuoteParty
  readonly lastDay: CalendarDate
  readonly offer: Offer
}

export interface ReceiversAnswer {
  readonly status: 'accepted' | 'declined'
  /** Who answers. */
  readonly name: string
  /** Empty for none. */
  readonly message: string
}

/** What the receiver of a quote does by its link, without a log-in. A link that is withdrawn or unknown is absent. */
export interface SharedQuoteService {
  readonly sharedQuote: (link: Secret, options?: CallOptions) => Call<SharedQuote>
  readonly sharedPdf: (link: Secret, options?: CallOptions) => Call<Uint8Array>
  readonly sharedLogo: (link: Secret, options?: CallOptions) => Call<Uint8Array | undefined>
  /** Refused with `STATUS_CHANGED` where the quote is answered or taken back, with `EXPIRED` after its last day. */
  readonly answer: (link: Secret, answer: ReceiversAnswer, options?: CallOptions) => Call<SharedQuote>
}

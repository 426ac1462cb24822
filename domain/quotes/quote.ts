import type { CalendarDate } from '../kernel/calendar-date'
import type { CustomerId, Instant, ProjectId, QuoteId, UserId } from '../kernel/ids'
import type { Money } from '../kernel/money'
import type { QuoteParty, Receiver } from './quote-party'
import type { QuoteRow } from './quote-row'
import type { QuoteStatus, StatusChange } from './quote-status'

/** What unit prices begin from where a row has none of its own: what the user pays, or the list price (QUOTE-05). */
export const priceTypes = ['net', 'gross'] as const
export type PriceType = (typeof priceTypes)[number]

/** Deduction from the price of labour that a private receiver asks for: repairs of a home, or household services. */
export const taxReductions = ['none', 'rot', 'rut'] as const
export type TaxReduction = (typeof taxReductions)[number]

/** What of a quote is written once, beside its rows (QUOTE-12). */
export interface QuoteHead {
  /** What the job is called; and the title of what is sent. */
  readonly name: string
  /** The receiver's own mark or number of the job; empty for none. */
  readonly reference: string
  readonly sender: QuoteParty
  readonly receiver: Receiver
  readonly validFrom: CalendarDate
  /** Days from `validFrom`; the last of them is the last day of the quote. */
  readonly validFor: number
  readonly priceType: PriceType
  /** Rows of one article at one price are one row to the receiver. */
  readonly mergeArticles: boolean
  /** Whether the receiver sees the price before the discount, and the discount. */
  readonly showDiscounts: boolean
  readonly showArticleNumbers: boolean
  readonly taxReduction: TaxReduction
  readonly finalMessage: string
}

/** An offer of a customer of the shop to a customer of theirs (QUOTE-10, QUOTE-12). */
export interface Quote extends QuoteHead {
  readonly id: QuoteId
  /** What people call it, such as `Q-20418`. */
  readonly number: string
  /** Counts every change that the service has stored. */
  readonly version: number
  readonly customerId: CustomerId
  readonly projectId: ProjectId | undefined
  readonly userId: UserId
  /** The name of the user who made it. */
  readonly ownerName: string
  readonly createdAt: Instant
  readonly changedAt: Instant
  readonly status: QuoteStatus
  /** Every status that it has had, the first one first. */
  readonly history: readonly StatusChange[]
  /** In the order in which they are shown. */
  readonly rows: readonly QuoteRow[]
}

/** One line of the list of quotes. */
export interface QuoteSummary extends Pick<
  Quote,
  'id' | 'number' | 'name' | 'reference' | 'status' | 'userId' | 'ownerName' | 'projectId' | 'createdAt' | 'changedAt'
> {
  readonly receiverName: string
  readonly rowCount: number
  /** The last day on which it can be accepted. */
  readonly lastDay: CalendarDate
  /** What the receiver pays, with VAT; undefined for whoever may not see prices. */
  readonly toPay: Money | undefined
}

/** What a new quote begins with, beside its rows (QUOTE-11). */
export type QuoteDefaults = Pick<QuoteHead, 'sender' | 'validFor' | 'priceType' | 'finalMessage'>

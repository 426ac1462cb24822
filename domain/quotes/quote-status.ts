import type { Instant } from '../kernel/ids'

/** QUOTE-02 */
export const quoteStatuses = ['draft', 'inReview', 'sent', 'accepted', 'ordered', 'declined'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Who moves a quote on: those who made it, the receiver by the link, or the order that it became. */
export type StatusSide = 'sender' | 'receiver' | 'order'

export interface StatusChange {
  readonly status: QuoteStatus
  readonly at: Instant
  readonly side: StatusSide
  /** The name of the person; empty for an order. */
  readonly by: string
  /** What the receiver wrote; empty for nothing. */
  readonly message: string
}

type Transitions = Readonly<Partial<Record<QuoteStatus, readonly StatusSide[]>>>

/** Who may move a quote from a status to another; what is not named cannot happen (QUOTE-03). */
const transitions: Readonly<Record<QuoteStatus, Transitions>> = {
  draft: { inReview: ['sender'], sent: ['sender'] },
  inReview: { draft: ['sender'], sent: ['sender'] },
  sent: { draft: ['sender'], accepted: ['sender', 'receiver'], declined: ['sender', 'receiver'] },
  accepted: { ordered: ['order'], declined: ['sender'] },
  ordered: {},
  declined: {},
}

/** Whether a side may move a quote from a status to another (QUOTE-03). */
export const mayBecome = (from: QuoteStatus, to: QuoteStatus, side: StatusSide): boolean =>
  transitions[from][to]?.includes(side) === true

/** The statuses that a side may move a quote to. */
export const nextStatuses = (from: QuoteStatus, side: StatusSide): readonly QuoteStatus[] =>
  quoteStatuses.filter((to) => mayBecome(from, to, side))

/** Rows and texts change until the quote is sent: what a receiver has seen stays as it was seen. */
export const isEditable = (status: QuoteStatus): boolean => status === 'draft' || status === 'inReview'

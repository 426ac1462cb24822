import type { QuoteStatus } from '#domain/quotes/quote-status'

/** The way of a quote from its beginning to the order; a declined one has left it. */
export const QUOTE_STEPS = [
  'draft',
  'inReview',
  'sent',
  'accepted',
  'ordered',
] as const satisfies readonly QuoteStatus[]

export type QuoteStep = (typeof QUOTE_STEPS)[number]

/** How many of the steps a status has reached; none for a declined quote. */
export const quoteStepsReached = (status: QuoteStatus): number =>
  status === 'declined' ? 0 : QUOTE_STEPS.indexOf(status) + 1

import type { Decider } from '../kernel/decider'
import { decideQuotes } from './decide'
import { evolveQuotes } from './evolve'
import type { QuotesCommand, QuotesEffect, QuotesEvent } from './protocol'
import type { QuoteRefusal } from './quote-edit'
import { noQuotes, type QuotesState } from './quotes'
import { reactToQuotes } from './react'

/** The quotes of a user that the browser knows of. */
export const quotesDecider: Decider<QuotesState, QuotesCommand, QuotesEvent, QuoteRefusal, QuotesEffect> = {
  initial: noQuotes,
  decide: decideQuotes,
  evolve: evolveQuotes,
  react: reactToQuotes,
}

import * as E from 'fp-ts/Either'
import { quotesDecider } from '#domain/quotes/decider'
import { fold } from '#domain/kernel/decider'
import { evolveQuotes } from '#domain/quotes/evolve'
import type { LogRecord } from '#application/log/record'
import type { Remainder } from '#application/runtime/remainders'
import { summaryRecord } from '#application/runtime/stream-summary'
import { quotesCore } from './core'

/** Of the quotes of a user who has logged out: which lie in the cart, and the orders of them that are not answered. */
export const remainderOfQuotes = (stream: string, events: readonly LogRecord[]): Remainder => {
  const read = E.traverseArray(quotesCore.codecs.event.decode)(events)
  if (E.isLeft(read)) return { tag: 'Nothing' }
  const state = evolveQuotes(fold(quotesDecider.evolve, quotesDecider.initial, read.right), { type: 'QuotesForgotten' })
  const isSettled = state.inCart.length === 0 && state.orders.length === 0
  const record = isSettled ? undefined : summaryRecord(quotesCore, stream, state)
  return record === undefined ? { tag: 'Nothing' } : { tag: 'Summary', record }
}

/** A fetch is dropped: a quote is fetched again when it is opened. The call of a change is kept whole. */
export const remainingQuotesEffect = (effect: LogRecord): LogRecord | undefined =>
  effect.type === 'FetchQuote' ? undefined : effect

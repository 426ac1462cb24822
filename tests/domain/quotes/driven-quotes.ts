import * as E from 'fp-ts/Either'
import { fold, stamped } from '#domain/kernel/decider'
import { commandId, instant, quoteId } from '#domain/kernel/ids'
import { quotesDecider } from '#domain/quotes/decider'
import type { QuotesCommandBody, QuotesEffect, QuotesEvent, QuotesSettlement } from '#domain/quotes/protocol'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteChanges } from '#domain/quotes/quote-changes'
import type { QuoteEdit, QuoteRefusal } from '#domain/quotes/quote-edit'
import { noQuotes, type OpenQuote, openQuote, type QuotesState } from '#domain/quotes/quotes'
import { shownQuote } from '#domain/quotes/shown-quote'

export const at = instant('2026-12-15T10:42:00+01:00')
export const q1 = quoteId('q1')

type Body = QuotesCommandBody | QuotesSettlement

/** What followed from one command: the state, the events, and the calls that these ask for. */
export interface Followed {
  readonly state: QuotesState
  readonly events: readonly QuotesEvent[]
  readonly effects: readonly QuotesEffect[]
  readonly refusal: QuoteRefusal | undefined
}

export const decided = (state: QuotesState, body: Body, id = 'c1'): Followed => {
  const outcome = quotesDecider.decide(state, stamped(body, { id: commandId(id), at }))
  if (E.isLeft(outcome)) return { state, events: [], effects: [], refusal: outcome.left }
  const effects: QuotesEffect[] = []
  const after = outcome.right.reduce((before, event) => {
    const next = quotesDecider.evolve(before, event)
    effects.push(...quotesDecider.react(next, event))
    return next
  }, state)
  return { state: after, events: outcome.right, effects, refusal: undefined }
}

export const after = (state: QuotesState, body: Body, id?: string): QuotesState => decided(state, body, id).state

/** The state with a quote that the service has said. */
export const given = (...quotes: readonly Quote[]): QuotesState =>
  fold(
    quotesDecider.evolve,
    noQuotes,
    quotes.map((quote): QuotesEvent => ({ type: 'QuoteFetched', quote })),
  )

export const editing = (edit: QuoteEdit): Body => ({ type: 'EditQuote', quoteId: q1, edit, denied: false })

export const openIn = (state: QuotesState): OpenQuote => {
  const open = openQuote(state, q1)
  if (open === undefined) throw new Error('the quote is not open')
  return open
}

export const shownIn = (state: QuotesState): Quote => {
  const quote = shownQuote(openIn(state))
  if (quote === undefined) throw new Error('the quote is not known')
  return quote
}

/** What the service answers to a change that makes one quote of another. */
export const changesFrom = (before: Quote, now: Quote, overwritten: QuoteChanges['overwritten'] = []): QuoteChanges => {
  const { rows, ...quote } = now
  const ids = rows.map(({ rowId }) => rowId)
  return {
    quote,
    basis: before.version,
    rows: rows.filter((row) => !before.rows.includes(row)),
    removed: before.rows.map(({ rowId }) => rowId).filter((id) => !ids.includes(id)),
    order: ids,
    overwritten,
  }
}

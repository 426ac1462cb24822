import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { commandId } from '#domain/kernel/ids'
import { evolveQuotes } from '#domain/quotes/evolve'
import type { QuotesEvent } from '#domain/quotes/protocol'
import { noQuotes, type QuotesState } from '#domain/quotes/quotes'
import { quoteInvariants } from '#application/replay/quote-invariants'
import { aQuote, aRow, ownRow, toPrivate } from '../../domain/quotes/given'
import { q1 } from '../../domain/quotes/driven-quotes'

/** The names of what an event has broken, and what is said of it. */
const brokenBy = (before: QuotesState, event: QuotesEvent, after = evolveQuotes(before, event)) =>
  quoteInvariants.flatMap(({ name, broken }) => {
    const message = broken({ before, event, after })
    return message === undefined ? [] : [[name, message]]
  })

const fetched = (quote = aQuote()): QuotesEvent => ({ type: 'QuoteFetched', quote })
const after = (...events: readonly QuotesEvent[]): QuotesState => events.reduce(evolveQuotes, noQuotes)
const order = commandId('order')

describe('an invariant of quotes', () => {
  it('holds for quotes of any receiver, price and discount', () => {
    const rows = [aRow('r1', { quantity: 2.5, discount: 12.5 }), ownRow('r2', { quantity: 0.5 })]
    for (const receiver of [aQuote().receiver, toPrivate])
      for (const priceType of ['net', 'gross'] as const)
        expect(brokenBy(noQuotes, fetched(aQuote({ rows, receiver, priceType })))).toEqual([])
  })

  it('is broken by a row that is there twice', () => {
    expect(brokenBy(noQuotes, fetched(aQuote({ rows: [aRow('r1'), aRow('r1')] })))).toEqual([
      ['one-quote-row-per-id', 'the row r1 is there twice'],
    ])
  })

  it('is broken by an older version in place of a newer one', () => {
    const copied: QuotesEvent = { type: 'QuoteCopied', edit: commandId('c1'), quote: aQuote() }
    expect(brokenBy(after(fetched(aQuote({ version: 2 }))), copied)).toEqual([
      ['quote-version-grows', 'version 1 replaces 2'],
    ])
  })

  it('is broken by another status of a quote that is at its end', () => {
    const ended = after(fetched(aQuote({ status: 'ordered' })))
    expect(brokenBy(ended, fetched(aQuote({ status: 'draft', version: 2 })))).toEqual([
      ['ended-quote-stays-ended', 'ordered becomes draft'],
    ])
  })

  it('is broken by an order that marks a quote of which it has no line, or one twice', () => {
    const noted = after(fetched(), { type: 'QuotesInOrderNoted', order, lines: [] })
    const ordered = { quoteId: q1, edit: commandId('c1') }
    expect(brokenBy(noted, { type: 'OrderOfQuotesSettled', order, ordered: [ordered] })).toEqual([
      ['quote-is-ordered-once', 'the order order marks q1, of which it has no line'],
    ])
    expect(brokenBy(noted, { type: 'OrderOfQuotesSettled', order, ordered: [ordered, ordered] })).toEqual([
      ['quote-is-ordered-once', 'the order order marks a quote twice'],
    ])
  })

  it('is broken by rules that do not keep what the service refuses', () => {
    const edit = commandId('c1')
    const edited = after(fetched(), {
      ...{ type: 'QuoteEditRequested', quoteId: q1, id: edit, at: aQuote().createdAt, found: [] },
      edit: { type: 'ChangeHead', to: { name: 'Kök' } },
    })
    const failure: CallFailure = { tag: 'Lost', service: 'quote', status: undefined }
    const refused: QuotesEvent = { type: 'QuoteEditsRefused', quoteId: q1, edits: [edit], failure }
    expect(brokenBy(edited, refused)).toEqual([])
    expect(brokenBy(edited, refused, after(fetched()))).toEqual([
      ['refused-quote-edit-is-kept', 'the edit c1 is refused and not kept'],
    ])
  })
})

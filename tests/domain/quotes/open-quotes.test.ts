import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { commandId, quoteId } from '#domain/kernel/ids'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import { quoteView } from '#domain/quotes/quote-view'
import { MOST_OPEN_QUOTES, noQuotes, type QuotesState } from '#domain/quotes/quotes'
import { aQuote, quantity, quoteOf, refusedWith, terms } from './given'
import { after, decided, editing, given, openIn, q1, shownIn } from './driven-quotes'

describe('quotes that are open', () => {
  const fetch = (state: QuotesState, id: string): QuotesState =>
    after(after(state, { type: 'OpenQuote', quoteId: quoteId(id) }), {
      type: 'RecordQuote',
      quoteId: quoteId(id),
      quote: aQuote({ id: quoteId(id) }),
    })

  it('are the last ones, and those with something that is not saved', () => {
    const edited = after(given(quoteOf('r1')), editing(quantity(2)))
    const many = Array.from({ length: MOST_OPEN_QUOTES + 3 }, (_, place) => `n${place}`).reduce(fetch, edited)
    expect(many.open).toHaveLength(MOST_OPEN_QUOTES)
    expect(openIn(many).pending).toHaveLength(1)
    expect(many.open.at(-1)?.quoteId).toBe(`n${MOST_OPEN_QUOTES + 2}`)
  })

  it('[QUOTE-14] are absent when they are deleted, here or elsewhere', () => {
    const filled = after(given(quoteOf('r1')), { type: 'FillQuote', quoteId: q1 })
    const removed = after(filled, { type: 'RecordRemoved', edit: commandId('c1'), quoteIds: [q1] })
    expect(removed).toMatchObject({ filling: { tag: 'None' }, open: [{ confirmed: { tag: 'Absent' } }] })
    expect(decided(removed, editing(quantity(2))).refusal).toEqual({ tag: 'UnknownQuote' })
    const gone = after(given(quoteOf('r1')), { type: 'RecordFailedFetch', quoteId: q1, failure: refusedWith(404) })
    expect(openIn(gone).confirmed).toEqual({ tag: 'Absent' })
  })

  it('are shown as they were when they cannot be fetched again', () => {
    const failed: QuotesCommandBody = { type: 'OpenQuote', quoteId: q1 }
    const lost: CallFailure = { tag: 'Lost', service: 'quote', status: undefined }
    expect(shownIn(after(given(quoteOf('r1')), { type: 'RecordFailedFetch', quoteId: q1, failure: lost }))).toEqual(
      quoteOf('r1'),
    )
    const unknown = after(after(noQuotes, failed), { type: 'RecordFailedFetch', quoteId: q1, failure: lost })
    expect(quoteView(openIn(unknown), [], terms)).toEqual({ tag: 'Failed', failure: lost })
    expect(openIn(after(unknown, failed)).confirmed).toEqual({ tag: 'Unknown' })
  })
})

import { describe, expect, it } from 'vitest'
import { commandId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import { HIGHEST_UNIT_PRICE } from '#domain/quotes/quote-bounds'
import { quoteView, saveStates } from '#domain/quotes/quote-view'
import { noQuotes } from '#domain/quotes/quotes'
import { aDay, aQuote, aRow, heading, ownRow, quantity, quoteOf, refusedWith, terms } from './given'
import { after, changesFrom, decided, editing, given, openIn, q1, shownIn } from './driven-quotes'

describe('an edit of a quote', () => {
  it('[QUOTE-04] is shown at once, asked of the service with what was there before, and saved when it answers', () => {
    const before = quoteOf('r1', 'r2')
    const edited = decided(given(before), editing(quantity(3)))
    expect(shownIn(edited.state).rows[0]).toMatchObject({ quantity: 3 })
    expect(edited.effects).toEqual([
      {
        type: 'ChangeRows',
        edit: 'c1',
        quoteId: 'q1',
        kind: 'Article',
        changes: [{ rowId: 'r1', to: { quantity: 3 }, seen: { quantity: 1 } }],
      },
    ])
    expect(quoteView(openIn(edited.state), [], terms)).toMatchObject({ saveState: 'inProgress' })
    const now = { ...before, version: 2, rows: [aRow('r1', { quantity: 3 }), ...before.rows.slice(1)] }
    const saved = after(edited.state, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, now),
    })
    expect(openIn(saved)).toMatchObject({ pending: [], isBehind: false, confirmed: { quote: now } })
    expect(quoteView(openIn(saved), [], terms)).toMatchObject({ saveState: 'saved', quote: now })
  })

  it('[QUOTE-04] that the service refuses is kept with what was written, and can be made again', () => {
    const edited = after(given(quoteOf('r1')), editing(quantity(3)))
    const refused = decided(edited, {
      type: 'RefuseEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      failure: refusedWith(409),
    })
    expect(quoteView(openIn(refused.state), [], terms)).toMatchObject({
      saveState: 'error',
      refused: [{ id: 'c1', edit: quantity(3) }],
      quote: quoteOf('r1'),
    })
    // The service's quote may be another one.
    expect(refused.effects).toEqual([{ type: 'FetchQuote', quoteId: 'q1', known: 1 }])
    const again = decided(refused.state, { type: 'TryAgain', quoteId: q1 }, 'c2')
    expect(openIn(again.state)).toMatchObject({ refused: [], pending: [{ id: 'c2', edit: quantity(3) }] })
    expect(again.effects).toHaveLength(1)
    const dismissed = after(refused.state, { type: 'DismissRefused', quoteId: q1, edits: [commandId('c1')] })
    expect(openIn(dismissed).refused).toEqual([])
  })

  it('[QUOTE-04] is in error while the service does not answer', () => {
    expect(saveStates).toEqual(['inProgress', 'saved', 'error'])
    const edited = after(given(quoteOf('r1')), editing(quantity(3)))
    expect(quoteView(openIn(edited), [], { ...terms, isWaiting: true })).toMatchObject({ saveState: 'error' })
    expect(quoteView(openIn(given(quoteOf('r1'))), [], { ...terms, isWaiting: true })).toMatchObject({
      saveState: 'saved',
    })
  })

  it('that changes nothing asks nothing', () => {
    expect(decided(given(quoteOf('r1')), editing(quantity(1)))).toMatchObject({ events: [], refusal: undefined })
    expect(decided(given(quoteOf('r1')), editing({ type: 'ChangeHead', to: { name: ' Badrum ' } })).events).toEqual([])
    const stays: QuoteEdit = { type: 'MoveRow', kind: 'Article', rowId: quoteRowId('r1'), after: undefined }
    expect(decided(given(quoteOf('r1')), editing(stays)).events).toEqual([])
  })

  it('[QUOTE-09] out of bounds is refused with the nearest value that holds, and nothing is changed', () => {
    expect(decided(given(quoteOf('r1')), editing(quantity(60_000))).refusal).toEqual({
      tag: 'OutOfBounds',
      field: 'quantity',
      asked: 60_000,
      nearest: 50_000,
      least: 0.5,
      most: 50_000,
    })
    const wrong: QuoteEdit = { type: 'AddRows', rows: [ownRow('r9', { name: '' })] }
    expect(decided(given(quoteOf('r1')), editing(wrong)).refusal).toMatchObject({ tag: 'UnfitText', field: 'rowName' })
  })

  it('of a row that is gone, or of a quote that is not open, is refused', () => {
    expect(decided(given(quoteOf('r1')), editing(quantity(2, 'r9'))).refusal).toEqual({
      tag: 'UnknownRow',
      rowId: 'r9',
    })
    expect(decided(noQuotes, editing(quantity(2))).refusal).toEqual({ tag: 'UnknownQuote' })
    const behindNone: QuoteEdit = { type: 'MoveRow', kind: 'Article', rowId: quoteRowId('r1'), after: quoteRowId('r9') }
    expect(decided(given(quoteOf('r1')), editing(behindNone)).refusal).toEqual({ tag: 'UnknownRow', rowId: 'r9' })
  })

  it('[QUOTE-03] is refused when the quote is sent, and while it is being sent', () => {
    const sent = aQuote({ status: 'sent', rows: [aRow('r1')] })
    expect(decided(given(sent), editing(quantity(2))).refusal).toEqual({ tag: 'NotEditable', status: 'sent' })
    const sending = after(given(quoteOf('r1')), {
      type: 'MoveQuoteOn',
      quoteId: q1,
      to: 'sent',
      today: aDay('2026-12-15'),
    })
    expect(decided(sending, editing(quantity(2))).refusal).toEqual({ tag: 'NotEditable', status: 'sent' })
    const inReview = aQuote({ status: 'inReview', rows: [aRow('r1')] })
    expect(decided(given(inReview), editing(quantity(2))).refusal).toBeUndefined()
  })

  it('of a user who may not create quotes is refused', () => {
    const denied: QuotesCommandBody = { type: 'EditQuote', quoteId: q1, edit: quantity(2), denied: true }
    expect(decided(given(quoteOf('r1')), denied).refusal).toEqual({ tag: 'QuotesDenied' })
    expect(decided(noQuotes, { type: 'CopyQuote', quoteId: q1, denied: true }).refusal).toEqual({ tag: 'QuotesDenied' })
    const create: QuotesCommandBody = {
      type: 'CreateQuote',
      name: 'X',
      projectId: undefined,
      articles: [],
      denied: true,
    }
    expect(decided(noQuotes, create).refusal).toEqual({ tag: 'QuotesDenied' })
  })

  it('[QUOTE-11] adds, moves and removes rows, and no more than a quote holds', () => {
    const rows = Array.from({ length: 999 }, (_, place) => heading(`h${place}`))
    const full = given(aQuote({ rows }))
    const two: QuoteEdit = { type: 'AddRows', rows: [heading('x1'), heading('x2')] }
    expect(decided(full, editing(two)).refusal).toEqual({ tag: 'TooManyRows', most: 1_000 })
    const one = after(full, editing({ type: 'AddRows', rows: [heading('x1')] }))
    expect(shownIn(one).rows.at(-1)).toEqual(heading('x1'))
    const moved = after(
      given(quoteOf('r1', 'r2', 'r3')),
      editing({ type: 'MoveRow', kind: 'Article', rowId: quoteRowId('r1'), after: quoteRowId('r2') }),
    )
    expect(shownIn(moved).rows.map(({ rowId }) => rowId)).toEqual(['r2', 'r1', 'r3'])
    const removed = after(moved, editing({ type: 'RemoveRows', kind: 'Article', rowIds: [quoteRowId('r2')] }), 'c2')
    expect(shownIn(removed).rows.map(({ rowId }) => rowId)).toEqual(['r1', 'r3'])
    expect(decided(removed, editing({ type: 'AddRows', rows: [] })).refusal).toEqual({ tag: 'NothingToAdd' })
  })
})

describe('a markup on all material', () => {
  it('[QUOTE-11] prices the articles of known cost in one call, and no own row, whatever it costs', () => {
    const rows = [
      aRow('r1'),
      aRow('r2', { purchase: undefined }),
      ownRow('r3', { cost: money(10) }),
      ownRow('r4', { cost: money(10), isLabour: false }),
      heading('r5'),
    ]
    const marked = decided(given(aQuote({ rows })), { type: 'SetMarkup', quoteId: q1, percent: 20, denied: false })
    expect(shownIn(marked.state).rows.map((one) => (one.tag === 'Heading' ? undefined : one.ownPrice))).toEqual([
      120,
      undefined,
      500,
      500,
      undefined,
    ])
    expect(marked.effects).toMatchObject([{ edit: 'c1', kind: 'Article', changes: [{ rowId: 'r1' }] }])
    const beyond: QuotesCommandBody = { type: 'SetMarkup', quoteId: q1, percent: 1_001, denied: false }
    expect(decided(given(aQuote({ rows })), beyond).refusal).toMatchObject({ field: 'markup', nearest: 1_000 })
  })

  it('[QUOTE-11] raises no price above the highest one, and asks nothing where there is no article', () => {
    const markup: QuotesCommandBody = { type: 'SetMarkup', quoteId: q1, percent: 1_000, denied: false }
    const dear = aRow('r1', { purchase: { net: money(900_000), gross: money(900_000) } })
    expect(shownIn(decided(given(aQuote({ rows: [dear] })), markup).state).rows).toEqual([
      { ...dear, ownPrice: HIGHEST_UNIT_PRICE },
    ])
    const own = ownRow('r2', { cost: money(10), isLabour: false })
    expect(decided(given(aQuote({ rows: [own] })), markup)).toMatchObject({ effects: [], refusal: undefined })
  })
})

import { describe, expect, it } from 'vitest'
import { commandId } from '#domain/kernel/ids'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import { quoteView } from '#domain/quotes/quote-view'
import { aDay, aQuote, heading, quoteOf, refusedWith, terms } from './given'
import { after, changesFrom, decided, given, openIn, q1 } from './driven-quotes'

describe('a status that is asked for', () => {
  const moving = (
    to: 'sent' | 'accepted' | 'declined' | 'ordered' | 'draft',
    today = '2026-12-15',
  ): QuotesCommandBody => ({
    type: 'MoveQuoteOn',
    quoteId: q1,
    to,
    today: aDay(today),
  })

  it('[QUOTE-03] is shown as asked for, and is the quote`s when the service has agreed', () => {
    const before = quoteOf('r1')
    const asked = decided(given(before), moving('sent'))
    expect(asked.effects).toEqual([{ type: 'MoveOn', edit: 'c1', quoteId: 'q1', to: 'sent' }])
    expect(quoteView(openIn(asked.state), [], terms)).toMatchObject({
      moving: 'sent',
      quote: { status: 'draft' },
      nextStatuses: [],
    })
    const sent = { ...before, version: 2, status: 'sent' as const }
    const agreed = after(asked.state, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, sent),
    })
    expect(quoteView(openIn(agreed), [], terms)).toMatchObject({
      moving: undefined,
      quote: { status: 'sent' },
      isEditable: false,
    })
    const refused = after(asked.state, {
      type: 'RefuseEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      failure: refusedWith(409),
    })
    expect(openIn(refused)).toMatchObject({ moving: undefined, refused: [] })
  })

  it('[QUOTE-03] is refused where the table has no such way, or another is under way', () => {
    expect(decided(given(quoteOf('r1')), moving('accepted')).refusal).toEqual({
      tag: 'NoTransition',
      from: 'draft',
      to: 'accepted',
    })
    expect(decided(given(aQuote({ status: 'accepted' })), moving('ordered')).refusal).toMatchObject({
      tag: 'NoTransition',
    })
    const asked = after(given(quoteOf('r1')), moving('sent'))
    expect(decided(asked, moving('sent'), 'c2').refusal).toMatchObject({ tag: 'NoTransition' })
  })

  it('[QUOTE-03] is refused after the last day, and where there is nothing to send', () => {
    const sent = given(aQuote({ status: 'sent', validFor: 30 }))
    expect(decided(sent, moving('accepted', '2027-01-13')).refusal).toBeUndefined()
    expect(decided(sent, moving('accepted', '2027-01-14')).refusal).toEqual({ tag: 'Expired', lastDay: '2027-01-13' })
    expect(decided(sent, moving('declined', '2027-01-14')).refusal).toBeUndefined()
    expect(decided(given(aQuote({ rows: [heading('r1')] })), moving('sent')).refusal).toEqual({ tag: 'NothingToSend' })
  })

  it('[QUOTE-03] is offered as long as it can be chosen', () => {
    const sent = openIn(given(aQuote({ status: 'sent', validFor: 1 })))
    expect(quoteView(sent, [], terms)).toMatchObject({
      nextStatuses: ['draft', 'accepted', 'declined'],
      isExpired: false,
    })
    expect(quoteView(sent, [], { ...terms, today: aDay('2026-12-16') })).toMatchObject({
      nextStatuses: ['draft', 'declined'],
      isExpired: true,
    })
  })
})

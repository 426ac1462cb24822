import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/kernel/calendar-date'
import { isExpired, lastDayOf } from '#domain/quotes/expiry'
import { isEditable, mayBecome, nextStatuses, quoteStatuses } from '#domain/quotes/quote-status'
import { aDay, aQuote } from './given'

describe('the statuses of a quote', () => {
  it('[QUOTE-02] are these six', () => {
    expect(quoteStatuses).toEqual(['draft', 'inReview', 'sent', 'accepted', 'ordered', 'declined'])
  })

  it('[QUOTE-03] follow each other as the table says, for whoever made the quote', () => {
    const ways = Object.fromEntries(quoteStatuses.map((from) => [from, nextStatuses(from, 'sender')]))
    expect(ways).toEqual({
      draft: ['inReview', 'sent'],
      inReview: ['draft', 'sent'],
      sent: ['draft', 'accepted', 'declined'],
      accepted: ['declined'],
      ordered: [],
      declined: [],
    })
  })

  it('[QUOTE-03] are changed by the receiver where the quote is sent, and only to an answer', () => {
    const ways = quoteStatuses.flatMap((from) => nextStatuses(from, 'receiver').map((to) => [from, to]))
    expect(ways).toEqual([
      ['sent', 'accepted'],
      ['sent', 'declined'],
    ])
  })

  it('[QUOTE-03] become `ordered` by an order alone, and only from `accepted`', () => {
    const ways = quoteStatuses.flatMap((from) =>
      (['sender', 'receiver', 'order'] as const)
        .filter((side) => mayBecome(from, 'ordered', side))
        .map((side) => [from, side]),
    )
    expect(ways).toEqual([['accepted', 'order']])
  })

  it('[QUOTE-03] leave rows and texts open to changes until the quote is sent', () => {
    expect(quoteStatuses.filter(isEditable)).toEqual(['draft', 'inReview'])
  })
})

describe('the last day of a quote', () => {
  it('[QUOTE-12] is the first of a quote that holds for one day', () => {
    expect(lastDayOf(aQuote({ validFrom: aDay('2026-02-28'), validFor: 1 }))).toBe('2026-02-28')
    expect(lastDayOf(aQuote({ validFrom: aDay('2026-02-28'), validFor: 2 }))).toBe('2026-03-01')
  })

  test.prop([fc.integer({ min: 1, max: 365 }), fc.integer({ min: -400, max: 400 }), fc.constantFrom(...quoteStatuses)])(
    '[QUOTE-03] is the last on which a sent quote is not expired; no other quote expires',
    (validFor, days, status) => {
      const quote = aQuote({ status, validFor })
      const today = addDays(quote.validFrom, days)
      expect(isExpired(quote, today)).toBe(status === 'sent' && days >= validFor)
    },
  )
})

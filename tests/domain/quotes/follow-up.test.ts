import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/kernel/calendar-date'
import { quotesToFollowUp } from '#domain/quotes/follow-up'
import type { QuoteSummary } from '#domain/quotes/quote'
import { aSummary } from '../../ui/quotes/given'
import { aDay } from './given'

const today = aDay('2026-12-15')
const within = (days: number) => addDays(today, days)
const found = (sent: readonly QuoteSummary[], answered: readonly QuoteSummary[] = [], changed = today) =>
  quotesToFollowUp({ sent, answered, today, changedOn: () => changed })

describe('quotes to follow up', () => {
  it('[QUOTE-03] names the quote that goes out next, and one that has gone out where no other waits', () => {
    const gone = aSummary('Q-1', { lastDay: within(-1) })
    const soon = aSummary('Q-2', { lastDay: within(6) })
    const later = aSummary('Q-3', { lastDay: within(7) })
    expect(found([later, gone, soon])).toMatchObject({ next: soon, nextGoes: 'soon' })
    expect(found([gone, later])).toMatchObject({ next: later, nextGoes: 'later' })
    expect(found([gone])).toMatchObject({ next: gone, nextGoes: 'gone' })
    expect(found([])).toMatchObject({ next: undefined, nextGoes: 'later' })
  })

  it('counts accepted quotes until they are ordered, and declined ones for a week', () => {
    const answered = [aSummary('Q-1', { status: 'accepted' }), aSummary('Q-2', { status: 'declined' })]
    expect(found([], answered, within(-6))).toMatchObject({ accepted: 1, declined: 1 })
    expect(found([], answered, within(-7))).toMatchObject({ accepted: 1, declined: 0 })
  })

  test.prop([fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 })], { numRuns: 50 })(
    'names none that goes out after another which still holds',
    (days) => {
      const sent = days.map((one, index) => aSummary(`Q-${index}`, { lastDay: within(one) }))
      const holding = days.filter((one) => one >= 0)
      const expected = holding.length > 0 ? Math.min(...holding) : Math.max(...days)
      expect(found(sent).next?.lastDay).toBe(within(expected))
    },
  )
})

import { type CalendarDate, daysBetween } from '../kernel/calendar-date'
import type { QuoteSummary } from './quote'

/** Days before its last day in which a quote that waits for an answer goes out soon. */
const DAYS_OF_GOING_OUT = 7

/** Days for which it is new that a quote was declined. */
const DAYS_OF_NEWS = 7

/** What the sender of quotes has to follow up. */
export interface QuotesToFollowUp {
  /** Of the quotes that wait for an answer the one that goes out next, else the one that went out last. */
  readonly next: QuoteSummary | undefined
  readonly nextGoes: 'later' | 'soon' | 'gone'
  /** Accepted quotes, which wait for an order. */
  readonly accepted: number
  /** Quotes that were declined in the last days. */
  readonly declined: number
}

export interface FollowUpGiven {
  /** Those that wait for an answer. */
  readonly sent: readonly QuoteSummary[]
  readonly answered: readonly QuoteSummary[]
  readonly today: CalendarDate
  /** The day of a quote's latest change. */
  readonly changedOn: (quote: QuoteSummary) => CalendarDate | undefined
}

/** What there is to follow up among quotes that were sent: what goes out, and what has been answered (QUOTE-03). */
export const quotesToFollowUp = ({ sent, answered, today, changedOn }: FollowUpGiven): QuotesToFollowUp => {
  const byLastDay = sent.toSorted((a, b) => daysBetween(b.lastDay, a.lastDay))
  const next = byLastDay.find(({ lastDay }) => lastDay >= today) ?? byLastDay.at(-1)
  const days = next === undefined ? Infinity : daysBetween(today, next.lastDay)
  const isNew = (quote: QuoteSummary): boolean => {
    const day = changedOn(quote)
    return day !== undefined && daysBetween(day, today) < DAYS_OF_NEWS
  }
  return {
    next,
    nextGoes: days < 0 ? 'gone' : days < DAYS_OF_GOING_OUT ? 'soon' : 'later',
    accepted: answered.filter(({ status }) => status === 'accepted').length,
    declined: answered.filter((quote) => quote.status === 'declined' && isNew(quote)).length,
  }
}

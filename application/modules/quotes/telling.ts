import type { Observable } from 'rxjs'
import { openQuote, type QuotesState } from '#domain/quotes/quotes'
import { message } from '#application/messages/message'
import type { NoticeBoard } from '#application/messages/notice-board'
import type { Projection } from '#application/projections/projection'
import type { ModuleEvent } from '../handle'
import type { QuotesTypes } from './types'

/**
 * Tells the user of changes that the service refused when their quote is not open any more, as after a log-out: no page
 * of it is there to say so.
 */
export const tellOfQuotes = (
  notices: NoticeBoard,
  quotes: Projection<QuotesState>,
  events: Observable<ModuleEvent<QuotesTypes>>,
): void => {
  events.subscribe(({ event }) => {
    if (event.type !== 'QuoteEditsRefused' || openQuote(quotes.get(), event.quoteId) !== undefined) return
    notices.post('error', message('quote.changeLost'))
  })
}

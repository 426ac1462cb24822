import { addDays, type CalendarDate } from '../kernel/calendar-date'
import type { Quote } from './quote'

type Validity = Pick<Quote, 'validFrom' | 'validFor'>

/** The last day of a quote: it holds for `validFor` days, of which `validFrom` is the first. */
export const lastDayOf = ({ validFrom, validFor }: Validity): CalendarDate => addDays(validFrom, validFor - 1)

/** Whether a quote that waits for an answer has passed its last day, so that it cannot be accepted any more. */
export const isExpired = (quote: Validity & Pick<Quote, 'status'>, today: CalendarDate): boolean =>
  quote.status === 'sent' && lastDayOf(quote) < today

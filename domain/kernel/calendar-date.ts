import type { Brand } from './brand'

/** A day without time or zone, written YYYY-MM-DD; in this shop always a day in Sweden. */
export type CalendarDate = Brand<string, 'CalendarDate'>

/** Monday first (CONST-08). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

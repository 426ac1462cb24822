import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { calendarDate } from './calendar-date'
import { instant, type Instant } from './ids'

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Reads a point in time: ISO 8601 with offset, on a day that exists. */
export const readInstant = (text: string): O.Option<Instant> =>
  pipe(
    O.fromNullable(WRITTEN.exec(text)?.[1]),
    O.chain(calendarDate),
    O.map(() => instant(text)),
  )

import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { calendarDate, daysBetween } from './calendar-date'
import { instant, type Instant } from './ids'

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Reads a point in time: ISO 8601 with offset, on a day that exists. */
export const readInstant = (text: string): O.Option<Instant> =>
  pipe(
    O.fromNullable(WRITTEN.exec(text)?.[1]),
    O.chain(calendarDate),
    O.map(() => instant(text)),
  )

const PARTS = /^(\d{4}-\d{2}-\d{2})T(\d\d):(\d\d)(?::(\d\d(?:[.]\d+)?))?(Z|([+-])(\d\d):(\d\d))$/
const MINUTE_MS = 60_000

/** Milliseconds from the beginning of 1970 in UTC; none for a text that is no instant. */
export const epochMsOf = (at: Instant): O.Option<number> => {
  const [, date = '', hour, minute, second = '0', , sign, offsetHour = '0', offsetMinute = '0'] = PARTS.exec(at) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute))
  const minutes = Number(hour) * 60 + Number(minute) - offset
  return pipe(
    O.Do,
    O.bind('epoch', () => calendarDate('1970-01-01')),
    O.bind('day', () => calendarDate(date)),
    O.map(
      ({ epoch, day }) => (daysBetween(epoch, day) * 1_440 + minutes) * MINUTE_MS + Math.round(Number(second) * 1_000),
    ),
  )
}

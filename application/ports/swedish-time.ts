import * as O from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'

const stockholm = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as a Swedish wall clock and calendar show it; what the clocks of browser and server both answer with. */
export interface SwedishTime {
  readonly day: CalendarDate
  /** HH:MM, 00:00 to 23:59 */
  readonly timeOfDay: string
}

/** The day and the time of day in Sweden, wherever the machine stands. `epochMs`: milliseconds since 1970 in UTC. */
export const swedishTime = (epochMs: number): SwedishTime => {
  const parts = stockholm.formatToParts(epochMs)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((found) => found.type === type)?.value ?? ''
  const text = `${part('year')}-${part('month')}-${part('day')}`
  const day = calendarDate(text)
  if (O.isNone(day)) throw new Error(`This machine writes the day as ${text}`)
  return { day: day.value, timeOfDay: `${part('hour')}:${part('minute')}` }
}

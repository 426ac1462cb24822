import * as O from 'fp-ts/Option'
import { calendarDate } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import type { Clock } from '#application/ports/clock'

/** A clock whose days and hours are Sweden's, wherever the machine stands. */
export const stockholmClock = (now: () => Date): Clock => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Stockholm',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    format.formatToParts(now()).find((found) => found.type === type)?.value ?? ''
  return {
    now: () => instant(now().toISOString()),
    today: () => {
      const text = `${part('year')}-${part('month')}-${part('day')}`
      const date = calendarDate(text)
      if (O.isNone(date)) throw new Error(`This browser writes today as ${text}`)
      return date.value
    },
    timeOfDay: () => `${part('hour')}:${part('minute')}`,
  }
}

export const browserClock: Clock = stockholmClock(() => new Date())

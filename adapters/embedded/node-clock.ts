import * as O from 'fp-ts/Option'
import type { Clock } from '#application/ports/clock'
import { calendarDate } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** In Sweden a date and time are written `2026-03-04 13:37`. */
const inSweden = (at: Date): readonly [day: string, time: string] => {
  const [day = '', time = ''] = stockholm.format(at).split(' ')
  return [day, time]
}

/** The machine's clock; day and hour are those of Sweden wherever the machine stands. */
export const nodeClock: Clock = {
  now: () => instant(new Date().toISOString()),
  today: () => {
    const [day] = inSweden(new Date())
    const today = calendarDate(day)
    if (O.isNone(today)) throw new Error(`Not a date: ${day}`)
    return today.value
  },
  timeOfDay: () => inSweden(new Date())[1],
}

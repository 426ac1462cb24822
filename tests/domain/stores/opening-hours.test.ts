import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingDay, openingHoursOn, openingNow } from '#domain/stores/opening-hours'
import { addDays } from '#domain/kernel/calendar-date'
import { day } from '../given'

const friday = day('2026-03-06')
const closedAtWeekends = { openingHours: ['07–16', '07–16', '07–16', '07–16', ' 07–15 ', '', ''] }

describe('the hours of a store', () => {
  it('are those of the weekday, empty when it is closed and undefined when unknown', () => {
    expect(openingHoursOn(closedAtWeekends, friday)).toBe('07–15')
    expect(openingHoursOn(closedAtWeekends, day('2026-03-08'))).toBe('')
    expect(openingHoursOn({ openingHours: [] }, friday)).toBeUndefined()
  })

  it.each([
    ['06:30–17:00', '06:29', { tag: 'OpensLater', at: '06:30' }],
    ['06:30–17:00', '06:30', { tag: 'Open', until: '17:00' }],
    ['06:30–17:00', '16:59', { tag: 'Open', until: '17:00' }],
    ['7:00–17:00', '10:00', { tag: 'Open', until: '17:00' }],
    ['7:00–17:00', '06:59', { tag: 'OpensLater', at: '07:00' }],
    ['16:00–02:00', '15:59', { tag: 'OpensLater', at: '16:00' }],
    ['16:00–02:00', '23:59', { tag: 'Open', until: '02:00' }],
    ['06:30-17:00', '17:00', { tag: 'Closed' }],
    ['', '12:00', { tag: 'Closed' }],
  ])('"%s" at %s', (hours, time, expected) => {
    expect(openingNow({ openingHours: ['', '', '', '', hours, '', ''] }, friday, time)).toEqual(expected)
  })

  it('go on after midnight by those of the day before', () => {
    const openingHours = ['', '', '', '18:00–02:00', '06:30–17:00', '', '']
    expect(openingNow({ openingHours }, friday, '01:59')).toEqual({ tag: 'Open', until: '02:00' })
    expect(openingNow({ openingHours }, friday, '02:00')).toEqual({ tag: 'OpensLater', at: '06:30' })
  })

  it('are open for exactly the minutes between them, over a week of any hours', () => {
    const clock = fc.integer({ min: 0, max: 1439 })
    const text = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const hours = fc.option(fc.tuple(clock, clock), { nil: undefined })
    fc.assert(
      fc.property(fc.array(hours, { minLength: 7, maxLength: 7 }), clock, fc.nat(6), (week, minute, later) => {
        const openingHours = week.map((one) => (one === undefined ? '' : `${text(one[0])}–${text(one[1])}`))
        const moment = later * 1440 + minute
        // Plain minutes of a week that begins on a Monday; Sunday's night is also before it.
        const isOpen = week.some((one, weekday) => {
          if (one === undefined) return false
          const [from, until] = [weekday * 1440 + one[0], weekday * 1440 + one[1] + (one[1] <= one[0] ? 1440 : 0)]
          return [moment, moment + 7 * 1440].some((at) => at >= from && at < until)
        })
        const monday = day('2026-03-02')
        expect(openingNow({ openingHours }, addDays(monday, later), text(minute)).tag === 'Open').toBe(isOpen)
      }),
    )
  })
})

describe('the day that goods can be fetched', () => {
  it('is one that the store is open on', () => {
    expect(openingDay(closedAtWeekends, friday)).toBe('2026-03-06')
    expect(openingDay(closedAtWeekends, day('2026-03-07'))).toBe('2026-03-09')
  })

  it('is the day itself where the hours are unknown, or the store is never open', () => {
    expect(openingDay({ openingHours: [] }, friday)).toBe(friday)
    fc.assert(
      fc.property(fc.array(fc.constantFrom('07–16', ''), { minLength: 7, maxLength: 7 }), (openingHours) => {
        const opens = openingDay({ openingHours }, friday)
        expect(opens >= friday).toBe(true)
        if (openingHours.every((one) => one === '')) expect(opens).toBe(friday)
      }),
    )
  })
})

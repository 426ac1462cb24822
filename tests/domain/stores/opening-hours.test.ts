import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingAt, openingDay, openingHoursOn } from '#domain/stores/opening-hours'
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
    ['06:30-17:00', '17:00', { tag: 'Closed' }],
    ['', '12:00', { tag: 'Closed' }],
  ])('"%s" at %s', (hours, time, expected) => {
    expect(openingAt(hours, time)).toEqual(expected)
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

import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/kernel/calendar-date'
import { holidayOn } from '#domain/stores/holidays'
import { closedHolidays, openingDay, openingHoursOn, openingNow } from '#domain/stores/opening-hours'
import { readSpecialDays } from '#domain/stores/special-days'
import { day } from '../given'

const FIRST_YEAR = 2020
const YEARS = 30

describe('holidays', () => {
  it('are the red days and the eves of the Swedish calendar', () => {
    const calendar = new Holidays('SE')
    const theirs = Array.from({ length: YEARS }, (_, year) => calendar.getHolidays(FIRST_YEAR + year, 'sv'))
      .flat()
      .filter(({ type }) => type === 'public' || type === 'bank')
      .map(({ date }) => date.slice(0, 10))
    const first = day(`${FIRST_YEAR}-01-01`)
    const ours = Array.from({ length: YEARS * 366 }, (_, days) => addDays(first, days)).filter(
      (date) => Number(date.slice(0, 4)) < FIRST_YEAR + YEARS && holidayOn(date) !== undefined,
    )
    expect(ours).toEqual([...new Set(theirs)].toSorted())
  })

  const store = { openingHours: Array.from({ length: 7 }, () => '07:00–16:00') }

  it.each(['2027-01-06', '2027-03-26', '2027-06-25', '2027-06-26'])('%s closes a store', (date) => {
    expect(openingHoursOn(store, day(date))).toBe('')
    expect(openingNow(store, day(date), '12:00')).toEqual({ tag: 'Closed' })
    expect(closedHolidays(store, day(date))[0]?.day).toBe(date)
  })

  it('are days of work where an editor says so', () => {
    const special = readSpecialDays('2027-01-06 09:00–13:00 Trettondagen')
    const open = { ...store, specialDays: special === undefined ? [] : [special] }
    expect(openingNow(open, day('2027-01-06'), '12:00')).toEqual({ tag: 'Open', until: '13:00' })
    expect(closedHolidays(open, day('2027-01-06'))).toEqual([])
  })

  it('are not told of where the store is closed anyway, and end with the next open day', () => {
    const weekdaysOnly = { openingHours: ['07–16', '07–16', '07–16', '07–16', '07–16', '', ''] }
    expect(closedHolidays(weekdaysOnly, day('2027-06-20')).map(({ holiday }) => holiday)).toEqual(['midsummerFriday'])
    expect(openingDay(weekdaysOnly, day('2027-03-26'))).toBe('2027-03-30')
  })
})

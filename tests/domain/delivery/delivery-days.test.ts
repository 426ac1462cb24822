import Holidays from 'date-holidays'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableOptions, type DeliveryOption } from '#domain/delivery/delivery-options'
import { isNonDeliveryDay, nextDeliveryDate, nonDeliveryReason } from '#domain/delivery/non-delivery-days'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { day } from '../given'

const daysFrom = (first: string, last: string): readonly CalendarDate[] => {
  const days: CalendarDate[] = []
  for (let date = day(first); date <= day(last); date = addDays(date, 1)) days.push(date)
  return days
}

describe('a non-delivery day', () => {
  it('[DELIVERY-20] is every Saturday and Sunday', () => {
    for (const date of daysFrom('2025-01-01', '2025-12-31')) {
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
      if (weekday === 0 || weekday === 6) expect(isNonDeliveryDay(date, [])).toBe(true)
    }
    expect(nonDeliveryReason(day('2025-03-08'), [])).toBe('saturday')
    expect(nonDeliveryReason(day('2025-03-09'), [])).toBe('sunday')
    expect(isNonDeliveryDay(day('2025-03-10'), [])).toBe(false)
  })

  it('[DELIVERY-21] is every fixed Swedish holiday', () => {
    for (const year of [2024, 2025, 2026, 2031]) {
      for (const date of ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']) {
        expect(nonDeliveryReason(day(`${year}-${date}`), [])).not.toMatch(/saturday|sunday/)
      }
    }
  })

  it('[DELIVERY-22] is every movable holiday of the list', () => {
    const movable = [
      '2024-03-29',
      '2024-03-31',
      '2024-04-01',
      '2024-05-09',
      '2024-06-21',
      '2025-04-18',
      '2025-04-20',
      '2025-04-21',
      '2025-05-29',
      '2025-06-20',
    ]
    expect(movable.map((date) => nonDeliveryReason(day(date), []))).toEqual([
      'goodFriday',
      'easterSunday',
      'easterMonday',
      'ascensionDay',
      'midsummerFriday',
      'goodFriday',
      'easterSunday',
      'easterMonday',
      'ascensionDay',
      'midsummerFriday',
    ])
  })

  it('[DELIVERY-23] is also an extra day of the brand, for that brand and year alone', () => {
    const extra = [day('2024-12-23'), day('2024-12-27')]
    expect(extra.map((date) => nonDeliveryReason(date, extra))).toEqual(['extraDay', 'extraDay'])
    expect(extra.map((date) => isNonDeliveryDay(date, []))).toEqual([false, false])
    expect(isNonDeliveryDay(day('2026-12-23'), extra)).toBe(false)
  })

  it('is, for every day from 2005 to 2100, a weekend or what the date-holidays package calls a holiday in Sweden', () => {
    const oracle = new Holidays('SE')
    for (let year = 2005; year <= 2100; year += 1) {
      const holidays = new Set(
        oracle
          .getHolidays(year)
          .filter(({ type }) => type === 'public' || type === 'bank')
          .map(({ date }) => date.slice(0, 10)),
      )
      const differing = daysFrom(`${year}-01-01`, `${year}-12-31`).filter((date) => {
        const weekend = new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0
        return isNonDeliveryDay(date, []) !== (weekend || holidays.has(date))
      })
      expect(differing).toEqual([])
    }
  })
})

describe('the next delivery date', () => {
  it('[DELIVERY-25] skips today and non-delivery days', () => {
    expect(nextDeliveryDate(day('2025-04-17'), [])).toBe('2025-04-22')
    expect(nextDeliveryDate(day('2025-03-03'), [])).toBe('2025-03-04')
    expect(nextDeliveryDate(day('2024-12-20'), [day('2024-12-23'), day('2024-12-27')])).toBe('2024-12-30')
  })

  it('[DELIVERY-25] is the first delivery day after today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 35_000 }), (days) => {
        const today = addDays(day('2005-01-01'), days)
        const next = nextDeliveryDate(today, [])
        expect(next > today && !isNonDeliveryDay(next, [])).toBe(true)
        for (let date = addDays(today, 1); date < next; date = addDays(date, 1)) {
          expect(isNonDeliveryDay(date, [])).toBe(true)
        }
      }),
    )
  })
})

describe('delivery options', () => {
  const option = (id: DeliveryOption['id'], hours?: DeliveryOption['availableBetweenHours']): DeliveryOption => ({
    id,
    name: id,
    useDestination: false,
    useContextZipCode: false,
    requiresZipCode: false,
    orderType: 'standard',
    availableBetweenHours: hours,
    deliveryServices: [],
    freight: undefined,
  })
  const options = [option('DBI'), option('XXX', { start: '07:00', end: '15:00' })]
  const offered = (today: string, timeOfDay: string, extraDays: readonly CalendarDate[] = []) =>
    availableOptions(options, { today: day(today), timeOfDay, extraDays }).map(({ id }) => id)

  it('[DELIVERY-17] with a window are shown inside it', () => {
    expect(offered('2025-03-03', '06:59')).toEqual(['DBI'])
    expect(offered('2025-03-03', '12:00')).toEqual(['DBI', 'XXX'])
    expect(offered('2025-03-03', '16:00')).toEqual(['DBI'])
  })

  it('[DELIVERY-18] begin at the start of the window and are gone at its end; without a window they always are', () => {
    expect(offered('2025-03-03', '07:00')).toEqual(['DBI', 'XXX'])
    expect(offered('2025-03-03', '15:00')).toEqual(['DBI'])
    expect(offered('2025-03-08', '03:00')).toEqual(['DBI'])
  })

  it('[DELIVERY-19] with a window are not shown on non-delivery days', () => {
    expect(offered('2025-03-08', '12:00')).toEqual(['DBI'])
    expect(offered('2025-06-06', '12:00')).toEqual(['DBI'])
    expect(offered('2025-06-09', '12:00')).toEqual(['DBI', 'XXX'])
    expect(offered('2025-06-09', '12:00', [day('2025-06-09')])).toEqual(['DBI'])
  })

  it('understand a window over midnight', () => {
    const night = [option('XXX', { start: '22:00', end: '04:00' })]
    const at = (timeOfDay: string) =>
      availableOptions(night, { today: day('2025-03-03'), timeOfDay, extraDays: [] }).length
    expect([at('23:00'), at('03:59'), at('04:00'), at('12:00')]).toEqual([1, 1, 0, 0])
  })
})

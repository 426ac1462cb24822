import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDate,
  compareDates,
  daysBetween,
  easterSunday,
  isoWeekOf,
  weekdayOf,
} from '#domain/kernel/calendar-date'
import { day } from '../given'

const someDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const utc = (text: string): number => Date.parse(`${text}T00:00:00Z`)

describe('a calendar date', () => {
  it('reads days that exist and no others', () => {
    expect(calendarDate('2024-02-29')).toEqual(O.some('2024-02-29'))
    for (const text of [
      '2023-02-29',
      '1900-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-04-31',
      '2025-4-1',
      ' 2025-04-01',
      '',
    ]) {
      expect(calendarDate(text)).toEqual(O.none)
    }
  })

  it('counts days as the machine calendar does', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -100_000, max: 100_000 }), (text, days) => {
        const later = new Date(utc(text) + days * 86_400_000).toISOString()
        fc.pre(/^\d{4}-/.test(later) && later >= '0001')
        expect(addDays(day(text), days)).toBe(later.slice(0, 10))
        expect(daysBetween(day(text), addDays(day(text), days))).toBe(days)
      }),
    )
  })

  it.each([
    ['2000-02-28', '2000-02-29'],
    ['2000-02-29', '2000-03-01'],
    ['2100-02-28', '2100-03-01'],
    ['1999-12-31', '2000-01-01'],
  ])('knows that after %s comes %s', (text, next) => expect(addDays(day(text), 1)).toBe(next))

  it('knows the day of the week', () => {
    fc.assert(
      fc.property(someDay, (text) => {
        expect(weekdayOf(day(text))).toBe(new Date(utc(text)).getUTCDay() || 7)
      }),
    )
  })

  it.each([
    ['2021-01-03', 53],
    ['2021-01-04', 1],
    ['2020-12-31', 53],
    ['2024-12-30', 1],
    ['2025-06-20', 25],
    ['2026-12-31', 53],
  ])('says that %s lies in week %i', (text, week) => {
    expect(isoWeekOf(day(text))).toBe(week)
  })

  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('finds Easter Sunday of %i', (year, text) => {
    expect(easterSunday(year)).toBe(text)
  })

  it('sorts by time', () => {
    const days = [day('2025-10-01'), day('2025-09-30'), day('2024-12-31')]
    expect([...days].sort(compareDates)).toEqual(['2024-12-31', '2025-09-30', '2025-10-01'])
    expect(compareDates(day('2025-01-01'), day('2025-01-01'))).toBe(0)
  })
})
